internal import Console
internal import Foundation
internal import PreviewMessages
internal import Previewing
internal import Rendering

/// A message to an open page.
///
/// On the wire it is a server-sent event, whose data is JSON: the *HTML Standard*, section 9.2.
enum PageEvent {
    /// The first one: what the page can choose from, and the name by which it asks for drawings.
    case session(PageOptions, client: String)

    case status(Status)

    /// All previews of a build.
    case previews(PreviewSession.Listing, build: Int)

    case drawn(Drawing)

    /// What happens to the sources.
    enum Status: Equatable {
        case compiling
        case ready
        /// The sources don't compile, or something else is wrong.
        case failed([Problem])
    }

    /// The event as a page receives it.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // All values are numbers and texts, which can be encoded.
        guard let json = try? encoder.encode(content) else { return Self.comment }
        return Array("event: \(name)\ndata: \(PrintableJSON.shown(String(decoding: json, as: UTF8.self)))\n\n".utf8)
    }

    /// Something that a page ignores.
    static let comment = Array(":\n\n".utf8)

    private var name: String {
        switch self {
        case .session: "session"
        case .status: "status"
        case .previews: "previews"
        case .drawn: "drawn"
        }
    }

    private var content: any Encodable {
        switch self {
        case .session(let options, let client): SessionContent(options, client: client)
        case .status(let status): StatusContent(status)
        case .previews(let listing, let build): PreviewsContent(listing, build: build)
        case .drawn(let drawing): DrawnContent(drawing)
        }
    }
}
