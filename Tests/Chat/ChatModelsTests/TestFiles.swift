import ChatModels
import Foundation
import XCTest

/// Test files: those of the package, and temporary ones.
enum TestFiles {
    private static let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    static let fixtures = here.appendingPathComponent("Fixtures")

    static let examples = here.appendingPathComponent("../../../Examples").standardizedFileURL

    static func examplePaths() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted()
            .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
            .map { examples.appendingPathComponent($0).path }
    }

    /// Runs `body` with a folder that is removed afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ChatModelsTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}

/// Reads a conversation from text.
func read(_ text: String, name: String = "chat.yaml", me: UserId? = nil) throws -> Conversation {
    let document = try ConversationReader.read(Data(text.utf8), name: name, me: me)
    return try XCTUnwrap(document.conversations.first)
}

/// The error line if `text` can't be read.
func complaint(_ text: String, name: String = "chat.yaml", me: UserId? = nil) -> String {
    do {
        _ = try ConversationReader.read(Data(text.utf8), name: name, me: me)
        return "no error"
    } catch {
        return error.description
    }
}
