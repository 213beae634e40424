import ChatModels
import Conversion
import Foundation
import XCTest

/// Converts exports and reads the result.
class ConversionTestCase: XCTestCase {
    static let examples = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Exports").standardizedFileURL

    func convert(
        _ text: String, name: String = "export.txt", format: ExportFormat? = nil, me: String? = nil,
        dates: DatePattern? = nil
    ) throws -> ConvertedConversation {
        try ConversationConverter.convert(
            Data(text.utf8), name: name, .init(format: format, me: me, dates: dates))
    }

    /// The conversations in the converted file.
    func read(_ converted: ConvertedConversation) throws -> [Conversation] {
        let document = try ConversationReader.read(Data(converted.text.utf8), name: "chat.yaml")
        XCTAssertFalse(document.conversations.contains { $0.messages.isEmpty }, converted.text)
        return document.conversations
    }

    /// The only conversation of an export.
    func conversation(
        _ text: String, format: ExportFormat? = nil, me: String? = nil, dates: DatePattern? = nil
    ) throws -> Conversation {
        try XCTUnwrap(read(convert(text, format: format, me: me, dates: dates)).first)
    }

    /// The error line if an export can't be converted.
    func complaint(_ text: String, format: ExportFormat? = nil, me: String? = nil) -> String {
        do {
            return try "no error: \(convert(text, format: format, me: me).text)"
        } catch { return "\(error)" }
    }
}

extension Date {
    /// A UTC time from a text.
    init(_ text: String) { self = (try? Date(text, strategy: .iso8601)) ?? .distantPast }
}
