/** Indonesian and Malay: the Indonesian words, and the Malay words that differ from them. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/id.ts'
import { common } from './common.ts'

export const id: Lexicon = {
  language: 'id',
  glossary,
  common: common.id,
  words: {
    NUM: 'sepuluh, lima',
    SKIP: 'itu, ini, para, setiap, semua, juga, sudah, sangat, yang, sebuah',
    WE: 'kami, kita, saya, kita semua',
    ISSUER:
      'kami, kita, saya, klub, sekolah, asosiasi, panitia, bendahara, guru, aplikasi, bot, formulir, museum, koperasi, pengurus, persatuan*, kelab*, bendahari*, setiausaha*, cikgu*, guru*, penganjur*, muzium*, koperasi*, perpustakaan*, jawatankuasa*',
    HOLDER:
      'pemegang, pemilik, anggota, peserta, pengguna, pembeli, penggemar, siswa, murid, mahasiswa, relawan, kolektor, orang tua, keluarga, pelanggan, tetangga, siapa, orang, investor, pemain, teman, kawan, pengunjung, warga, mereka, santri, ahli, ahlinya, pemegang*, peserta*, pengguna*, pembeli*, pelajar*, sukarelawan*, ibu bapa, jiran*, pelabur*, penduduk*, sesiapa, pengumpul*',
    TOKEN:
      'lencana, koin, medali, stempel, kartu, sertifikat, tiket, poin, ijazah, stiker, kenang kenangan, piagam, pin, cap, tanda, pingat*, setem*, kad, kadnya, sijil*, tiket*, mata ganjaran, syiling*, pelekat*',
    COIN: 'koin, token',
    CAN: 'bisa, dapat, boleh, mampu, mungkin, dibenarkan',
    SUBJ: 'kami, kita, mereka, saya, siapa, lalu, kemudian',
    AND: 'dan, atau, serta, lalu, jadi',
    BUT: 'tetapi, tapi, namun, meskipun, kecuali, setelah itu, kemudian, nanti, lalu, sedangkan',
    NEG: 'tidak, bukan, jangan, belum, takkan, dilarang, tak, tiada, tidak ada, enggak, nggak, gak, tidak boleh',
    NEGWITH: 'tanpa, bebas dari, alih alih, daripada, bukannya',
    NEGPOST: 'dilarang, tidak mungkin, tidak diperbolehkan, mustahil',
    PSEUDO: 'tidak hanya, bukan hanya, tanpa batas, tanpa risiko, tidak pernah turun, tidak pernah rugi',
    TEACHN: 'lokakarya, kursus, pelajaran, kelas, kuis, seminar, pelatihan, modul',
    TEACHV: 'belajar, mempelajari, menjelaskan, mengajarkan, mengenali, memahami, memperingatkan',
    ABOUT: 'tentang, mengapa, kenapa, bagaimana, soal',
    XSELL:
      'jual, menjual, dijual, penjualan, jual beli, diperjualbelikan, memperjualbelikan, menjualnya, memperdagangkan, diperdagangkan, perdagangan, tukar, menukar, ditukar, bertukar, lelang, melelang, dilelang, menjual kembali, dijual kembali, menjual*, jual semula, dijual semula, tukar*, ditukar*, bertukar*, lelong*, dilelong*, niaga*, berdagang',
    BETWEEN:
      'satu sama lain, antar anggota, antaranggota, antar pengguna, antar penggemar, antar siswa, sesama anggota, sesama, kepada orang lain, ke orang lain, dengan orang lain, di antara mereka, penawar tertinggi',
    TRADES:
      'pasar sekunder, jual beli, lokapasar, bursa, buku pesanan, harga dasar, pool likuiditas, royalti, diperjualbelikan, harga pasar, dijual kembali, menjual kembali, pasaran sekunder, pasaran kedua, bursa*, jualan semula',
    BUY: 'beli, membeli, bayar, membayar, pembelian',
    MONEY:
      'uang, dana, tabungan, tunai, saldo, iuran, rupiah, pendapatan, wang*, duit*, simpanan*, yuran*, ringgit*, pendapatan*',
    ASSETS:
      'uang, dana, tabungan, saldo, koin, kripto, dompet, deposit, iuran, titipan, token, wang, wang mereka, duit*, simpanan*, yuran*, deposit*, dompet*, mata wang kripto, syiling mereka, cagaran*',
    VALUE: 'nilai, nilainya, harga, harganya, investasi',
    XRISE: 'naik, meningkat, bertambah, tumbuh, berlipat, dua kali lipat, melonjak, melipatgandakan',
    XPROFIT:
      'keuntungan, laba, untung, imbal hasil, bunga, dividen, cuan, hasil, faedah*, untung*, keuntungan*, dividen*, pulangan*',
    WORTHMORE:
      'naik nilainya, nilainya naik, nilainya akan naik, harganya naik, harganya akan naik, harga naik, nilai naik, lebih berharga, bernilai lebih, cuan, untung, keuntungan, menghasilkan uang, penghasilan pasif, pendapatan pasif, imbal hasil, investasi, berinvestasi, melipatgandakan, penyimpan nilai, dibeli kembali, membeli kembali, menjadi kaya, bunga, lebih bernilai, nilai akan naik, kenaikan nilai, kenaikan harga, pelaburan*, melabur*, keuntungan*, untung*, beli balik, belian balik, gandakan wang, menggandakan wang, faedah bulanan',
    HOLDV: 'menyimpan, simpan, memegang, memiliki, menahan',
    EARLY: 'awal, pertama, lebih dulu, paling dulu, pendiri',
    BETTER: 'untung, lebih, paling, lebih banyak',
    REGULARLY: 'setiap bulan, per bulan, bulanan, setiap tahun, per tahun, tahunan, setiap minggu, mingguan',
    XKEEP: 'menyimpan, simpan, kelola, mengelola, menjaga, jaga, menitipkan, dititipkan, titip, memegang',
    CUSTODIES:
      'dompet bersama, kas bersama, dana bersama, brankas, rekening bersama, escrow, kustodian, celengan, titipan, arisan, tabung bersama, akaun bersama, peti besi, amanah, tabung syiling',
    XPART: 'bagian, saham, persen, persentase, porsi',
    XREVENUE:
      'pendapatan, keuntungan, laba, penjualan, sewa, hasil panen, panen, hasil, pendapatan*, hasil jualan, sewa*, keuntungan*',
    XOWNABLE:
      'perusahaan, usaha, apartemen, rumah, gedung, lukisan, restoran, kebun, sawah, kapal, warung, toko, kafe, tanah',
    XOWNS: 'memiliki, pemilik, kepemilikan, hak atas, berhak',
    SECURITIES:
      'dividen, saham, pemegang saham, bagi hasil, bagi keuntungan, bagian keuntungan, bagian dari keuntungan, bagian dari pendapatan, persen dari pendapatan, persen keuntungan, kepemilikan bersama, obligasi, tokenisasi, kepemilikan atas, dividen*, bahagian keuntungan, bahagian daripada keuntungan, perkongsian keuntungan, berkongsi keuntungan, pemilikan bersama, bon',
    FUNDS:
      'prapenjualan, pra penjualan, penjualan token, penggalangan dana, menggalang dana, galang dana, mengumpulkan dana, mengumpulkan modal, modal awal, urun dana, putaran pendanaan, mendanai, membiayai, daftar putih, pra jualan, prajualan*, jualan token, kumpul dana, mengumpul dana, kutip wang, mengutip wang, pembiayaan*, membiayai*, tabung permulaan',
    XRAISE: 'mendanai, membiayai, membangun, membeli, memperbaiki, renovasi, untuk biaya',
    XSECRET:
      'kunci privat, kunci pribadi, frasa pemulihan, frase pemulihan, kata pemulihan, frasa benih, frasa seed, kata rahasia, dua belas kata, 12 kata, 24 kata, kata sandi dompet, sandi dompet, password dompet, kunci rahasia, kunci peribadi, kunci rahsia, perkataan pemulihan, perkataan rahsia, dua belas perkataan, 12 perkataan, 24 perkataan, kata laluan dompet, kata laluan untuk dompet',
    MAINNET: 'jaringan utama, rangkaian utama',
    REALNET:
      'bitcoin asli, bitcoin sungguhan, bitcoin nyata, koin asli, koin sungguhan, jaringan asli, jaringan sungguhan, rantai asli, blockchain asli, blockchain sungguhan, bitcoin sebenar, rangkaian sebenar, syiling sebenar, rantaian blok sebenar, blockchain sebenar',
    FAKE: 'palsu, memalsukan, pemalsuan, tiruan, meniru, bodong, palsu*, tiruan*',
    CRED: 'sertifikat, ijazah, sim, paspor, lisensi, dokumen, kartu, piagam, surat, sijil*, lesen*, pasport*, kad pengenalan',
    LOOKLIKE: 'mirip, persis seperti, terlihat seperti, tampak seperti, seolah olah, seakan akan, sama persis',
    ORG: 'kementerian, universitas, polisi, pemerintah, kepolisian, palang merah, kementerian*, universiti*, polis, kerajaan*, bulan sabit merah, majlis perbandaran',
    LOGO: 'logo, lambang, cap, stempel',
    GAMBLE: 'judi, lotre, undian berbayar, taruhan, bertaruh, togel, kasino, loteri*, judi*, perjudian*, pertaruhan*',
    PYRAMID: 'piramida, ponzi, money game, skema',
    XPASS:
      'memberikan kepada, diberikan kepada, memberikannya, menghadiahkan, dihadiahkan, mewariskan, diwariskan, meminjamkan, dipinjamkan, memindahkan, dipindahkan, dipindahtangankan, mengalihkan, dialihkan, mentransfer, ditransfer, transfer, pindah milik, dipindah milik, hadiahkan, pinjamkan, wariskan, beri kepada orang lain',
    XREDEEM:
      'ditukar dengan, ditukarkan, menukarkan, tukarkan, diskon, voucher, kupon, potongan harga, tebus*, ditebus*, menebus*, diskaun*, baucar*, kupon*, kopi percuma',
    XFREE: 'gratis, percuma',
    XLIMITED:
      'edisi terbatas, terbatas, hanya NUM, cuma NUM, NUM pertama, bernomor, langka, eksklusif, NUM buah, edisi terhad, bilangan terhad, terhad, bernombor, jarang ditemui',
    XRECRUIT:
      'ajak teman, mengajak teman, mengajak, membawa teman, undang teman, mengundang teman, setiap teman, referal, membagikan, bagikan postingan, mengunggah, bawa kawan, membawa kawan, jemput kawan, menjemput kawan, jemputan, setiap kawan, rujukan, kongsi*, berkongsi pautan',
    AIRDROP: 'hak suara, pemungutan suara, suara tambahan',
    XPDATA:
      'nama lengkap, tanggal lahir, alamat, foto, nik, ktp, diagnosis, penyakit, nomor telepon, data kesehatan, rekam medis, nama penuh, tarikh lahir, alamat*, penyakit*, diagnosis*, nombor pasport, nombor kad pengenalan, nombor telefon, maklumat kesihatan',
    SHOWN:
      'publik, umum, terlihat, menampilkan, ditampilkan, permanen, memuat, berisi, halaman, dipajang, semua orang, awam, dipaparkan, memaparkan, kekal*, selamanya, halaman*, profil*',
    MINOR: 'anak, anak anak, siswa, murid, bayi, santri, kanak kanak, murid*, bayi*, budak*',
    XOFFICIAL:
      'resmi, terakreditasi, diakui oleh, diakui, berlisensi, bersertifikat, tersumpah, akreditasi, sks, rasmi*, diiktiraf*, bertauliah*, diluluskan*, berlesen*',
    VAGUE:
      'lihat nanti, nanti kita lihat, semacam, sejenis, segera hadir, detail menyusul, menyusul, kejutan, manfaat khusus, kita tengok nanti, nanti kita tengok, sesuatu seperti, butiran kemudian, tidak lama lagi, kejutan*',
  },
}
