import Foundation
import DocumentationImages

/// The time for a documentation with many pictures: all of them, one after a change, and none.
struct ProjectReport: CustomStringConvertible {
    private static let count = 200

    /// The limit for a run after one change, as a fraction of the first run.
    private static let limit = 0.1

    private let all: Double
    private let one: Double
    private let none: Double

    /// Draws phones with bars, each with a separate conversation, in a temporary folder.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.write(to: folder)
        all = try Self.milliseconds(folder, drawing: Self.count)
        try Self.writeConversation(7, saying: "Something else", to: folder)
        one = try Self.milliseconds(folder, drawing: 1)
        none = try Self.milliseconds(folder, drawing: 0)
    }

    private static func write(to folder: URL) throws {
        var project = "defaults: { device: iPhone 14 Pro, chrome: device, scale: 2 }\npictures:\n"
        for number in 0..<count {
            project += "  picture-\(number): { conversation: chat-\(number).yaml }\n"
            try writeConversation(number, saying: "Message \(number)", to: folder)
        }
        try Data(project.utf8).write(to: folder.appendingPathComponent(PictureProject.fileName))
    }

    private static func writeConversation(_ number: Int, saying text: String, to folder: URL) throws {
        let messages = (0..<8).map { index in
            "  - { from: \(index % 3 == 0 ? "ada" : "ben"), at: 2024-01-01T11:0\(index):00Z, text: \"\(text), \(index)\" }"
        }
        let conversation = """
            channel: { name: Lunch }
            me: ada
            users: { ada: Ada, ben: Ben }
            messages:
            \(messages.joined(separator: "\n"))
            """
        try Data(conversation.utf8).write(to: folder.appendingPathComponent("chat-\(number).yaml"))
    }

    /// The time of a whole run, from reading the project to the last file.
    private static func milliseconds(_ folder: URL, drawing count: Int) throws -> Double {
        let start = Stopwatch()
        let project = try ProjectReader(contentsOf: folder.appendingPathComponent(PictureProject.fileName).path)
            .project()
        let outcome = try ProjectUpdate(project).run()
        precondition(outcome.drawn == count && outcome.failures.isEmpty, "\(outcome.drawn) of \(count) pictures")
        return start.milliseconds
    }

    var description: String {
        func line(_ name: String, _ time: Double) -> String {
            let name = name.padding(toLength: 15, withPad: " ", startingAt: 0)
            return String(format: "   %@ %.0f ms, %.3f of all", name, time, time / all)
        }
        return """
            F  a documentation of \(Self.count) phones, drawn and written, after one change at most \(Self.limit) of all
            \(line("all", all))
            \(line("one changed", one))
            \(line("none changed", none))
            """
    }
}
