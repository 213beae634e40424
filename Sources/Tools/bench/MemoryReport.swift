import ChatModels
import Foundation
import Frames
import Pictures
import Rendering
import Styles

/// The memory that each drawn picture leaves behind in a process.
struct MemoryReport {
    /// The limit per picture, in bytes.
    static let limit = 1024.0

    /// The picture that is drawn repeatedly.
    enum Case: String, CaseIterable {
        case bubble, messages, channel, list, pages

        var selection: PictureSelection {
            switch self {
            case .bubble: PictureSelection(.message, message: "1")
            case .messages: PictureSelection(.messages)
            case .channel: PictureSelection(.channel)
            case .list: PictureSelection(.channelList)
            case .pages: PictureSelection(.messages, height: 500, isPaged: true)
            }
        }
    }

    let drawing: Case
    let flavor: Styles.Flavor

    /// - Parameters:
    ///   - rounds: The number of pictures to count, after a quarter as many to warm up.
    ///   - isDrawn: Whether frames are drawn and encoded.
    /// - Returns: The growth of the resident memory, in bytes per picture.
    func growth(rounds: Int, isDrawn: Bool = true) throws -> Double {
        let chat = LongChat(12)
        let conversation = Conversation(
            channel: chat.channel, currentUser: chat.currentUser, messages: chat.messages)
        let pictures = ConversationPictures(
            conversation, selection: drawing.selection, flavor: flavor, settings: RenderSettings(scale: 1))
        func draw() throws { if isDrawn { _ = try pictures.files() } else { _ = try pictures.frames() } }
        for _ in 0..<rounds / 4 { try draw() }
        let before = Self.residentBytes
        for _ in 0..<rounds { try draw() }
        return Double(Self.residentBytes - before) / Double(rounds)
    }

    /// The resident memory of the process, in bytes.
    static var residentBytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
