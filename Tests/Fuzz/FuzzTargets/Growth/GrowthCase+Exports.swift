internal import Conversion
internal import Foundation

extension GrowthCase {
    /// Constructs that can be repeated in an export, for each program that `convert` supports: messages, people,
    /// attachments and reactions of one message, and parts of a text.
    static var exports: [GrowthCase] {
        slack + whatsApp + telegram + signal + iMessage + stream + webhooks
            + TextConstruct.all.flatMap { exports(of: $0.name, $0.unit) }
    }

    /// Converts an input once, whereas the target converts it for several programs and reads the results.
    init(_ construct: String, export target: FuzzTarget, input: @escaping @Sendable (Int) -> Data) {
        self.init("\(target.name) \(construct)", input: input) {
            (try? ConversationConverter.convert($0, name: "export.txt")) != nil
        }
    }

    /// A message with a text.
    private static func exports(of name: String, _ unit: String) -> [GrowthCase] {
        @Sendable func text(_ count: Int) -> String { TextConstruct.text(of: unit, characters: count) }
        @Sendable func json(_ count: Int) -> String { String(decoding: Tree.text(text(count)).json, as: UTF8.self) }
        return [
            GrowthCase("text of \(name)", export: .whatsAppExport) {
                Data("[02.05.24, 11:59:00] Ana: \(text($0))\n".utf8)
            },
            GrowthCase("iMessage text of \(name)", export: .whatsAppExport) {
                Data("May 02, 2024 11:59:00 AM\nAna\n\(text($0))\n\n".utf8)
            },
            GrowthCase("text of \(name)", export: .slackExport) {
                Data(#"[{"type":"message","user":"U1","text":\#(json($0)),"ts":"1714650000.1"}]"#.utf8)
            },
            GrowthCase("text of \(name)", export: .telegramExport) {
                telegram(#"[{\#(telegramMessage),"text":\#(json($0))}]"#)
            },
            GrowthCase("Signal text of \(name)", export: .telegramExport) {
                Data(#"{"date":"2024-05-02T11:59:00","sender":"Ana","reactions":[],"body":\#(json($0))}"#.utf8)
            },
        ]
    }

    /// Makes inputs with many pieces, in which `#` becomes the index of the piece.
    static func many(
        _ piece: String, separator: String = ",", in whole: @escaping @Sendable (String) -> String
    ) -> @Sendable (Int) -> Data {
        { count in
            let pieces = (0..<count).map { piece.replacingOccurrences(of: "#", with: "\($0)") }
            return Data(whole(pieces.joined(separator: separator)).utf8)
        }
    }

    // MARK: Slack

    private static var slack: [GrowthCase] {
        let message = #""type":"message","user":"U#","text":"hello <@U#>","ts":"17#.1""#
        let root = #"{"type":"message","user":"U1","text":"a","ts":"1.1","thread_ts":"1.1"}"#
        let list: @Sendable (String) -> String = { "[\($0)]" }
        func one(_ name: String, _ piece: String, key: String) -> GrowthCase {
            GrowthCase(
                name, export: .slackExport,
                input: many(piece) { #"[{"type":"message","user":"U1","text":"a","ts":"1.1","\#(key)":[\#($0)]}]"# })
        }
        func element(_ name: String, _ piece: String) -> GrowthCase {
            GrowthCase(
                name, export: .slackExport,
                input: many(piece) {
                    #"[{"type":"message","user":"U1","text":"a","ts":"1.1","blocks":[{"type":"rich_text","elements":["#
                        + #"{"type":"rich_text_section","elements":[\#($0)]}]}]}]"#
                })
        }
        return [
            GrowthCase("messages", export: .slackExport, input: many("{\(message)}", in: list)),
            GrowthCase(
                "thread", export: .slackExport, input: many(#"{\#(message),"thread_ts":"1.1"}"#) { "[\(root),\($0)]" }),
            GrowthCase(
                "thread, shown in the channel", export: .slackExport,
                input: many(#"{\#(message),"thread_ts":"1.1","subtype":"thread_broadcast"}"#) { "[\(root),\($0)]" }),
            GrowthCase(
                "edits", export: .slackExport,
                input: many(#"{"type":"message","subtype":"message_changed","ts":"2.#","message":\#(root)}"#) {
                    "[\(root),\($0)]"
                }),
            one("reactions", #"{"name":"e#","users":["U#"],"count":1}"#, key: "reactions"),
            one("people of a reaction", #"{"name":"heart","users":["U#"],"count":1}"#, key: "reactions"),
            one("files", ##"{"name":"a#.pdf","mimetype":"a"}"##, key: "files"),
            one("attachments", ##"{"text":"a#","title":"b"}"##, key: "attachments"),
            one("blocks", ##"{"type":"section","text":{"type":"mrkdwn","text":"a#"}}"##, key: "blocks"),
            one("dividers", ##"{"type":"divider"}"##, key: "blocks"),
            one("unknown blocks", ##"{"type":"t#"}"##, key: "blocks"),
            element("parts of a text", ##"{"type":"text","text":"a "}"##),
            element("styled parts of a text", ##"{"type":"text","text":"a ","style":{"bold":true}}"##),
            element("mentions", ##"{"type":"user","user_id":"U#"}"##),
            element("links", ##"{"type":"link","url":"https://a.b/#","text":"a"}"##),
            element("emoji", ##"{"type":"emoji","name":"smile"}"##),
            GrowthCase(
                "lists", export: .slackExport,
                input: many(
                    #"{"type":"rich_text_list","style":"bullet","indent":1,"elements":["#
                        + #"{"type":"rich_text_section","elements":[{"type":"text","text":"a"}]}]}"#
                ) {
                    #"[{"type":"message","user":"U1","text":"a","ts":"1.1","blocks":[{"type":"rich_text","elements":["#
                        + "\($0)]}]}]"
                }),
        ]
    }

    // MARK: WhatsApp and iMessage

    private static var whatsApp: [GrowthCase] {
        let line = "[02.05.24, 11:59:00] Ana"
        let whole: @Sendable (String) -> String = { $0 }
        return [
            GrowthCase("messages", export: .whatsAppExport, input: many("\(line): hello\n", separator: "", in: whole)),
            GrowthCase(
                "people", export: .whatsAppExport, input: many("\(line) #: hello @Ana #\n", separator: "", in: whole)),
            GrowthCase(
                "telephone numbers", export: .whatsAppExport,
                input: many("[02.05.24, 11:59:00] +31 6 100000#: hello @316100000#\n", separator: "", in: whole)),
            GrowthCase(
                "mentions", export: .whatsAppExport,
                input: many("@Ana ", separator: "") { "\(line): a\n\(line): \($0)\n" }),
            GrowthCase(
                "lengths of names", export: .whatsAppExport,
                input: { count in
                    // Half of the characters are in names of all lengths; the other half are @ characters that mention
                    // nobody.
                    let lengths = 1...max(Int(Double(count).squareRoot()), 1)
                    let names = lengths.map { "[02.05.24, 11:59:00] \(String(repeating: "a", count: $0)): b\n" }
                    return Data("\(names.joined())\(line): \(String(repeating: "@b", count: count / 2))\n".utf8)
                }),
            GrowthCase(
                "options of a poll", export: .whatsAppExport,
                input: many("\nOPTION: a# (1 vote)", separator: "") { "\(line): POLL:\na\($0)\n" }),
            GrowthCase(
                "files", export: .whatsAppExport, input: many("\(line): <attached: a#.pdf>\n", separator: "", in: whole)
            ),
            GrowthCase(
                "lines before the first", export: .whatsAppExport,
                input: many("a\n", separator: "") { "\($0)\(line): a\n" }
            ),
        ]
    }

    private static var iMessage: [GrowthCase] {
        let time = "May 02, 2024 11:59:00 AM"
        return [
            GrowthCase(
                "iMessage messages", export: .whatsAppExport,
                input: many("\(time)\nAna #\nhello\n\n", separator: "") { $0 }),
            GrowthCase(
                "iMessage answers", export: .whatsAppExport,
                input: many("    \(time)\n    Ana #\n    hello\n\n", separator: "") { "\(time)\nAna\na\n\n\($0)" }),
            GrowthCase(
                "iMessage tapbacks", export: .whatsAppExport,
                input: many("Loved by Ana #\n", separator: "") { "\(time)\nAna\na\nTapbacks:\n\($0)\n" }),
            GrowthCase(
                "iMessage files", export: .whatsAppExport,
                input: many("attachments/a#.pdf\n", separator: "") { "\(time)\nAna\n\($0)\n" }),
        ]
    }

    // MARK: Telegram and Signal

    private static let telegramMessage =
        #""id":1,"type":"message","date":"2024-05-02T11:59:00","from":"Ana","from_id":"user1""#

    private static func telegram(_ messages: String) -> Data {
        Data(#"{"name":"a","type":"private_group","id":1,"messages":\#(messages)}"#.utf8)
    }

    private static var telegram: [GrowthCase] {
        let message =
            ##""id":#,"type":"message","date":"2024-05-02T11:59:00","from":"Ana #","from_id":"user#","text":"a""##
        func messages(_ name: String, _ more: String) -> GrowthCase {
            let input = many("{\(message)\(more)}") { "[\($0)]" }
            return GrowthCase(name, export: .telegramExport) { telegram(String(decoding: input($0), as: UTF8.self)) }
        }
        func one(_ name: String, _ piece: String, _ key: String, in whole: @escaping @Sendable (String) -> String)
            -> GrowthCase
        {
            let input = many(piece) { #"[{\#(telegramMessage),"text":"a","\#(key)":\#(whole("[\($0)]"))}]"# }
            return GrowthCase(name, export: .telegramExport) { telegram(String(decoding: input($0), as: UTF8.self)) }
        }
        return [
            messages("messages", ""), messages("answers", #","reply_to_message_id":1"#),
            one("parts of a text", #"{"type":"bold","text":"a "}"#, "text_entities") { $0 },
            one("plain parts of a text", #"{"type":"plain","text":"a "}"#, "text_entities") { $0 },
            one("quotes", #"{"type":"blockquote","text":"a\n"}"#, "text_entities") { $0 },
            one(
                "reactions", ##"{"type":"emoji","count":1,"emoji":"❤","recent":[{"from":"A","from_id":"user#"}]}"##,
                "reactions"
            ) { $0 },
            one("options of a poll", ##"{"text":"a#","voters":1}"##, "poll") { #"{"question":"a","answers":\#($0)}"# },
            GrowthCase(
                "chats", export: .telegramExport,
                input: many(
                    ##"{"name":"a#","type":"private_group","id":#,"messages":["##
                        + ##"{"id":1,"type":"message","date":"2024-05-02T11:59:00","from":"A#","from_id":"user#","text":"a"}]}"##
                ) { #"{"chats":{"list":[\#($0)]}}"# }),
        ]
    }

    private static var signal: [GrowthCase] {
        let message = #""date":"2024-05-02T11:59:00""#
        return [
            GrowthCase(
                "Signal messages", export: .telegramExport,
                input: many(##"{\##(message),"sender":"Ana #","body":"hello #","reactions":[]}"##, separator: "\n") {
                    $0
                }),
            GrowthCase(
                "Signal answers", export: .telegramExport,
                input: many(
                    ##"{\##(message),"sender":"Ana","body":"hello #","quote":"> a","reactions":[]}"##, separator: "\n"
                ) {
                    #"{\#(message),"sender":"Ana","body":"a","reactions":[]}"# + "\n\($0)"
                }),
            GrowthCase(
                "Signal reactions", export: .telegramExport,
                input: many(##"["A#","❤"]"##) { #"{\#(message),"sender":"Ana","body":"a","reactions":[\#($0)]}"# }),
            GrowthCase(
                "Signal files", export: .telegramExport,
                input: many(##"{"name":"a#.pdf"}"##) {
                    #"{\#(message),"sender":"Ana","body":"a","reactions":[],"attachments":[\#($0)]}"#
                }),
        ]
    }
}
