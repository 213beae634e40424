import ChatModels
import Conversion
import Foundation
import XCTest

/// The markup, files and notices of WhatsApp.
final class WhatsAppTextTests: ConversionTestCase {
    private func text(_ text: String) throws -> String {
        try conversation("[13.05.24, 09:00:00] Ana: \(text)").messages[0].text
    }

    func testMarks() throws {
        for (source, markdown) in [
            ("*bold* and _italic_", "**bold** and _italic_"),
            ("~gone~, *both _of_ them*", "~~gone~~, **both _of_ them**"),
            ("2*3*4", "2\\*3\\*4"), ("a * b * c", "a \\* b \\* c"), ("one * alone", "one * alone"),
            ("snake_case_name", "snake_case_name"), ("```let a = *b*```", "``` let a = *b* ```"),
            ("`code *x*` *y*", "`code *x*` **y**"), ("> quote *x*", "> quote **x**"),
            ("- one\n- *two*", "- one\n- **two**"),
            ("1. one\n2. two", "1. one\n2. two"), ("# no heading", "\\# no heading"), ("#tag", "#tag"),
            ("1) no item", "1\\) no item"), ("2024. A year", "2024\\. A year"), ("+ no item", "\\+ no item"),
            ("Title\n---", "Title\n\\---"), ("Title\n===", "Title\n\\==="), ("[a](b)", "\\[a](b)"), ("[a]", "[a]"),
            ("a < b & c", "a < b & c"), ("<b>x</b> &amp;", "\\<b>x\\</b> \\&amp;"), ("a\\*b\\*", "a\\\\**b\\\\**"),
            ("__init__", "\\_\\_init\\_\\_"), ("https://example.org/a_b_c_*x*", "https://example.org/a_b_c_*x*"),
            ("> a\n> b\nc", "> a\\\n> b\nc"), ("> a\n> - b\n> 3. c", "> a\n> - b\n> 3. c"),
            ("*https://x.y/a*", "**https://x.y/a**"), ("_https://x.y/a_b_, so", "_https://x.y/a_b_, so"),
            ("“~http://x.y~”, *see https://x.y*", "“~~http://x.y~~”, **see https://x.y**"),
            ("*a* https://x.y/*b* `c`", "**a** https://x.y/*b* `c`"),
            ("https://x.y/a_ and b_", "https://x.y/a_ and b\\_"),
            ("-5 degrees", "-5 degrees"), ("It's 5 * 3", "It's 5 * 3"), ("¯\\_(ツ)_/¯", "¯\\\\_(ツ)_/¯"),
        ] { XCTAssertEqual(try text(source), markdown, source) }
        XCTAssertEqual(try text("```a\nb```\nc"), "```\na\nb\n```\n\nc")
    }

    func testQuotesInQuotes() throws {
        XCTAssertEqual(try text("> > a\n> > > *b*"), "> > a\n> > > **b**")
        XCTAssertEqual(try text(">> a"), "\\>> a")
        let deep = String(repeating: "> ", count: 30_000)
        XCTAssertEqual(try text(deep + "a"), deep + "a")
    }

    func testFilesInAllForms() throws {
        for (line, name, caption) in [
            ("Happy birthday! \u{200E}<attached: 00000004-PHOTO.jpg>", "00000004-PHOTO.jpg", "Happy birthday!"),
            ("\u{200E}<attached: 00000004-PHOTO.jpg>", "00000004-PHOTO.jpg", ""),
            ("Vidd \u{200E}<csatolva: 00000004-PHOTO.jpg>", "00000004-PHOTO.jpg", "Vidd"),
            ("\u{200E}<첨부됨: a b.pdf>", "a b.pdf", ""), ("\u{200E}<pièce jointe : 1.pdf>", "1.pdf", ""),
            ("IMG-20240513-WA0003.jpg (file attached)\nLook", "IMG-20240513-WA0003.jpg", "Look"),
            ("IMG-20240513-WA0003.jpg (fájl csatolva)\nLook", "IMG-20240513-WA0003.jpg", "Look"),
            ("IMG-20240513-WA0003.jpg (whatever it says)", "IMG-20240513-WA0003.jpg", ""),
            ("Plan, final.pdf (파일 첨부됨)", "Plan, final.pdf", ""), ("Plan.pdf (файл добавлен)", "Plan.pdf", ""),
        ] {
            let message = try conversation("[13.05.24, 09:00:00] Ana: \(line)").messages[0]
            XCTAssertEqual(message.fileAttachments.map(\.title), [name], line)
            XCTAssertEqual(message.text, caption, line)
        }
        for line in ["Read a.pdf (really)", "a < b: c.d > e", "<attached: nothing>"] {
            XCTAssertEqual(
                try conversation("[13.05.24, 09:00:00] Ana: \(line)").messages[0].allAttachments.count, 0, line)
        }
    }

    func testLinesByTheGroupsNameAreNotices() throws {
        let mark = "\u{200E}"
        let conversation = try conversation(
            """
            [14.08.2024, 21:00:10] My Group: \(mark)Messages and calls are end-to-end encrypted.
            [14.08.2024, 21:00:10] Boris: \(mark)Boris created group “My Group”
            [14.08.2024, 21:00:11] My Group: \(mark)Boris added you
            [14.08.2024, 21:00:12] Boris: \(mark)Boris changed this group's icon
            [14.08.2024, 21:01:57] My Group: \(mark)You're now an admin
            [14.08.2024, 21:02:57] Boris: Welcome all
            [14.08.2024, 21:03:57] Nora: Thanks: glad to be here
            [14.08.2024, 21:03:58] Nora: \(mark)image omitted
            \(mark)[14.08.2024, 21:04:57] Boris: \(mark)Boris pinned a message
            [14.08.2024, 21:05:57] Nora: \(mark)Nora left
            [14.08.2024, 21:06:57] Nora: \(mark)Missed voice call
            """)
        XCTAssertEqual(
            conversation.messages.map { $0.type == .system },
            [true, true, true, true, true, false, false, false, true, true, true])
        XCTAssertEqual(conversation.channel.name, "My Group")
        XCTAssertEqual(conversation.channel.lastActiveMembers.map(\.name), ["Boris", "Nora"])
    }

    /// In a chat of two, the first notice follows the name of an author.
    func testTheOtherOfTwoIsNoGroup() throws {
        let conversation = try conversation(
            """
            [14.08.2024, 21:00:10] Rosa: \u{200E}Messages and calls are end-to-end encrypted.
            [14.08.2024, 21:00:11] Rosa: Hi
            [14.08.2024, 21:00:12] Tomas: Hi
            """, me: "Tomas")
        XCTAssertEqual(conversation.messages.map(\.type), [.system, .regular, .regular])
        XCTAssertEqual(conversation.channel.lastActiveMembers.map(\.name), ["Rosa", "Tomas"])
        XCTAssertNil(conversation.channel.name)
    }

    /// A subject has a colon in it.
    func testANoticeWithAColonHasNoAuthor() throws {
        let messages = try conversation(
            "5/13/24, 9:00 AM - Ana changed the subject from “A: b” to “C”\n5/13/24, 9:01 AM - Ana: Hi"
        ).messages
        XCTAssertEqual(messages.map(\.type), [.system, .regular])
        XCTAssertEqual(messages[0].text, "Ana changed the subject from “A: b” to “C”")
    }

    func testDeletedAndEditedInOtherLanguages() throws {
        let messages = try conversation(
            """
            13.05.24, 09:00 - Ana: Данное сообщение удалено
            13.05.24, 09:00 - Ana: 이 메시지는 삭제되었습니다.
            13.05.24, 09:00 - Ana: 此消息已删除
            13.05.24, 09:02 - Ana: Zehn <Diese Nachricht wurde bearbeitet.>
            """
        ).messages
        XCTAssertEqual(messages.map(\.isDeleted), [true, true, true, false])
        XCTAssertEqual(messages[3].text, "Zehn")
    }

    func testMentionsOfNamesAndNumbers() throws {
        let messages = try conversation(
            """
            13.05.24, 09:00 - Ana: a
            13.05.24, 09:00 - Ana López: b
            13.05.24, 09:00 - +49 171 5550123: c
            13.05.24, 09:01 - Ana: @Ana López and @491715550123, @nobody
            """
        ).messages
        XCTAssertEqual(messages[3].mentionedUsers.compactMap(\.name).sorted(), ["+49 171 5550123", "Ana López"])
    }

    /// Each name is looked up after an @; no text is searched for every name.
    func testManyPeopleAndMentions() throws {
        func lines(_ count: Int) -> String {
            (0..<count).map { "13.05.24, 09:00 - Person \($0): Hi @Person \(($0 * 7) % count), how are you?" }
                .joined(separator: "\n")
        }
        func seconds(_ count: Int) throws -> Double {
            let text = lines(count)
            let start = ContinuousClock.now
            XCTAssertEqual(try conversation(text).messages.last?.mentionedUsers.count, 1)
            let time = ContinuousClock.now - start
            return Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
        }
        _ = try seconds(100)
        let (one, four) = try (seconds(500), seconds(2000))
        XCTAssertLessThan(four / one, 9, "four times as many people take four times as long")
    }
}
