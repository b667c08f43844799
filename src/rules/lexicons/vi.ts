/** Vietnamese. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/vi.ts'
import { common } from './common.ts'

export const vi: Lexicon = {
  language: 'vi',
  glossary,
  common: common.vi,
  words: {
    NUM: 'mười, năm',
    SKIP: 'các, những, một, này, đó, mỗi, cũng, đã, rất, của, cái, chiếc',
    WE: 'chúng tôi, chúng ta, tôi',
    ISSUER:
      'chúng tôi, chúng ta, tôi, câu lạc bộ, trường, hội, ban tổ chức, thủ quỹ, giáo viên, ứng dụng, biểu mẫu, bảo tàng, cô giáo, thầy',
    HOLDER:
      'người giữ, người sở hữu, chủ sở hữu, thành viên, người tham gia, người dùng, người mua, fan, học sinh, sinh viên, tình nguyện viên, nhà sưu tập, phụ huynh, khách hàng, khách, hàng xóm, ai, mọi người, nhà đầu tư, người chơi, bạn bè, hội viên, cư dân',
    TOKEN:
      'huy hiệu, đồng xu, đồng tiền, tem, thẻ, huy chương, chứng chỉ, chứng nhận, vé, điểm, bằng, nhãn dán, kỷ niệm chương, giấy chứng nhận, mã',
    COIN: 'đồng xu, tiền mã hóa, tiền ảo',
    CAN: 'có thể, được phép, được',
    SUBJ: 'chúng tôi, họ, sau đó, ai',
    AND: 'và, hoặc, hay, rồi',
    BUT: 'nhưng, tuy nhiên, mặc dù, trừ, sau đó, sau này, ngoài ra, còn',
    NEG: 'không, chưa, chẳng, đừng, cấm, không bao giờ, không ai, phi',
    NEGWITH: 'không có, thay vì',
    NEGPOST: 'bị cấm, không thể, không được phép',
    PSEUDO: 'không chỉ, không giới hạn, không rủi ro, không bao giờ giảm, không bao giờ lỗ',
    TEACHN: 'lớp học, khóa học, bài học, hội thảo, buổi học, câu đố, bài giảng',
    TEACHV: 'học về, học cách, giải thích, dạy, nhận biết, hiểu, cảnh báo, tìm hiểu',
    ABOUT: 'về, tại sao, vì sao, cách, như thế nào',
    XSELL: 'bán, bán lại, mua bán, trao đổi, giao dịch, đấu giá, rao bán',
    BETWEEN: 'với nhau, cho nhau, lẫn nhau, giữa các thành viên, giữa các, cho người khác, với người khác',
    TRADES:
      'thị trường thứ cấp, mua bán, sàn giao dịch, chợ, sổ lệnh, giá sàn, bể thanh khoản, bán lại, giá thị trường, niêm yết',
    BUY: 'mua, trả tiền, thanh toán',
    MONEY: 'tiền, quỹ, tiết kiệm, tiền mặt, số dư, phí, doanh thu',
    ASSETS: 'tiền, quỹ, tiết kiệm, số dư, đồng xu, tiền mã hóa, ví, tiền gửi, đặt cọc, hội phí, bitcoin',
    VALUE: 'giá trị, giá, khoản đầu tư, tiền',
    XRISE: 'tăng, tăng lên, gấp đôi, gấp ba, nhân đôi, lên giá, tăng trưởng',
    XPROFIT: 'lợi nhuận, lãi, lời, cổ tức, sinh lời, thu nhập, hoa lợi',
    WORTHMORE:
      'tăng giá, tăng giá trị, giá trị tăng, giá trị sẽ tăng, giá sẽ tăng, lên giá, có giá hơn, đáng giá hơn, kiếm tiền, kiếm lời, sinh lời, lợi nhuận, thu nhập thụ động, lãi suất, tiền lãi, đầu tư, nhân đôi số tiền, gấp đôi số tiền, gấp đôi tiền, lưu trữ giá trị, mua lại, làm giàu',
    HOLDV: 'giữ, nắm giữ, cất giữ, sở hữu',
    EARLY: 'sớm, đầu tiên, trước',
    BETTER: 'lợi, hơn, nhiều hơn, lời',
    REGULARLY: 'hàng tháng, mỗi tháng, hằng tháng, hàng năm, mỗi năm, hằng năm, hàng tuần, mỗi tuần',
    XKEEP: 'giữ hộ, giữ, quản lý, bảo quản, trông coi, cất giữ, lưu giữ',
    CUSTODIES: 'giữ hộ, ví chung, quỹ chung, két, két sắt, tài khoản chung, ký quỹ, ủy thác, lưu ký, heo đất',
    XPART: 'phần, cổ phần, phần trăm, tỷ lệ',
    XREVENUE: 'doanh thu, lợi nhuận, thu nhập, bán hàng, tiền thuê, tiền vé, mùa vụ',
    XOWNABLE:
      'công ty, doanh nghiệp, căn hộ, nhà, tòa nhà, bức tranh, nhà hàng, trang trại, thuyền, quán, cửa hàng, đất, vườn',
    XOWNS: 'sở hữu, chủ sở hữu, quyền, được hưởng',
    SECURITIES:
      'cổ tức, cổ phần, cổ phiếu, cổ đông, chia lợi nhuận, chia sẻ lợi nhuận, chia doanh thu, chia sẻ doanh thu, phần lợi nhuận, phần doanh thu, phần trăm doanh thu, phần trăm lợi nhuận, đồng sở hữu, sở hữu chung, trái phiếu, mã hóa bất động sản',
    FUNDS:
      'mở bán trước, bán trước, bán token, gây quỹ, huy động vốn, gọi vốn, quyên góp tiền, góp vốn, vòng gọi vốn, danh sách trắng',
    XRAISE: 'xây, xây dựng, mua, sửa, tài trợ, chi trả',
    XSECRET:
      'khóa riêng, khoá riêng, khóa bí mật, khóa cá nhân, khóa riêng tư, cụm từ khôi phục, cụm từ hạt giống, từ khôi phục, cụm từ bí mật, 12 từ, mười hai từ, 24 từ, mật khẩu ví, từ bí mật',
    MAINNET: 'mạng chính',
    REALNET: 'bitcoin thật, tiền thật, mạng thật, blockchain thật, chuỗi thật, đồng coin thật',
    FAKE: 'giả, làm giả, giả mạo, nhái',
    CRED: 'chứng chỉ, bằng, giấy phép, hộ chiếu, giấy tờ, bằng cấp, chứng nhận, bằng lái, thẻ',
    LOOKLIKE: 'giống hệt, trông giống, y hệt, như thể, giống như của',
    ORG: 'bộ, đại học, công an, chính phủ, hội chữ thập đỏ, cảnh sát',
    LOGO: 'logo, con dấu, huy hiệu của',
    GAMBLE: 'xổ số, cá cược, đánh bạc, cờ bạc, lô đề, đặt cược, vé số',
    PYRAMID: 'đa cấp, kim tự tháp, ponzi',
    XPASS:
      'tặng lại, tặng cho, chuyển nhượng, chuyển cho, cho mượn, thừa kế, để lại cho, truyền lại, nhường lại, chuyển giao',
    XREDEEM: 'đổi lấy, đổi được, giảm giá, phiếu giảm giá, phiếu mua hàng, voucher, quy đổi',
    XFREE: 'miễn phí',
    XLIMITED: 'phiên bản giới hạn, giới hạn, chỉ NUM, chỉ có NUM, NUM người đầu tiên, đánh số, hiếm, độc quyền',
    XRECRUIT: 'mời bạn, giới thiệu bạn, rủ bạn, dẫn bạn, mỗi người bạn, giới thiệu người, chia sẻ bài, đăng bài',
    AIRDROP: 'quyền biểu quyết, bỏ phiếu, phiếu bầu',
    XPDATA:
      'họ tên, họ và tên, tên đầy đủ, ngày sinh, địa chỉ, ảnh, hình ảnh, chẩn đoán, bệnh, căn cước, số điện thoại, chứng minh nhân dân, hồ sơ y tế, dữ liệu sức khỏe',
    SHOWN: 'công khai, hiển thị, vĩnh viễn, trang, ghi, bao gồm, mọi người',
    MINOR: 'trẻ em, học sinh, em bé, trẻ, con',
    XOFFICIAL: 'chính thức, được công nhận, kiểm định, được cấp phép, giấy phép hành nghề, tuyên thệ, tín chỉ',
    VAGUE: 'tính sau, để xem, một loại, kiểu như, sắp ra mắt, chi tiết sau, bất ngờ, quyền lợi đặc biệt',
  },
}
