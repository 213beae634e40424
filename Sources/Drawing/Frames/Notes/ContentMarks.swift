package import Foundation

/// Marks, on request, the frames that show a message or a channel.
///
/// A mark stands behind the name of a frame, so that it goes wherever the frame goes: into a device's screen, beside
/// another picture. It paints nothing, and ``Frame/withoutContentMarks`` takes it away.
///
///     let frame = ContentMarks.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
public struct ContentMarks: Sendable {
    /// The marks that are asked for; `nil` for none, as usual.
    @TaskLocal package static var current: ContentMarks?

    private static let isCarried: Void = MainQueue.carry($current)

    private let numbers: [String: Int]

    /// Runs `body`, whose frames say what they show.
    ///
    /// - Parameter messages: The identifiers of the conversation's messages in their order, so that one can be named by its
    ///   number too.
    public static func marking<Result>(
        messages: [String] = [], _ body: () throws -> Result
    ) rethrows -> Result {
        isCarried
        let numbers = Dictionary(zip(messages, 1...), uniquingKeysWith: { first, _ in first })
        return try $current.withValue(ContentMarks(numbers: numbers), operation: body)
    }

    /// Writes into a frame what it shows.
    package func mark(_ frame: inout Frame, showing content: ShownContent) {
        let fields =
            switch content {
            case .message(let id, let number): ["message", id, (number ?? numbers[id]).map(String.init) ?? ""]
            case .channel(let id, let name): ["channel", id, name ?? ""]
            }
        let text = fields.map { $0.filter { !Self.signs.contains($0) } }.joined(separator: String(Self.comma))
        frame.name += "\(Self.start)\(text)\(Self.end)"
    }

    /// Returns frames of which one area shows something: the one frame that fills it is marked, or a frame without a name
    /// around all of them, which ``Frame/withoutContentMarks`` leaves out.
    ///
    /// - Parameter area: In the coordinates in which the frames stand.
    package func mark(_ frames: ArraySlice<Frame>, filling area: CGRect, showing content: ShownContent) -> [Frame] {
        if frames.count == 1, var only = frames.first, only.rect == area {
            mark(&only, showing: content)
            return [only]
        }
        var around = Frame(rect: .zero, children: Array(frames))
        mark(&around, showing: content)
        return [around]
    }

    // Characters that no name has.
    fileprivate static let start: Character = "\u{3}"
    fileprivate static let comma: Character = "\u{1F}"
    fileprivate static let end: Character = "\u{4}"
    private static let signs: [Character] = [start, comma, end]
}

extension Frame {
    /// What the frame shows, if its marks were asked for, and the name without them.
    package var markedName: (name: String, contents: [ShownContent]) {
        guard name.utf8.last == 4 else { return (name, []) }
        var (contents, rest) = ([ShownContent](), name[...])
        while rest.last == ContentMarks.end, let start = rest.lastIndex(of: ContentMarks.start) {
            let text = rest[rest.index(after: start)...].dropLast()
            let fields = text.split(separator: ContentMarks.comma, omittingEmptySubsequences: false).map(String.init)
            if fields.count == 3 {
                contents.append(
                    fields[0] == "message"
                        ? .message(id: fields[1], number: Int(fields[2]))
                        : .channel(id: fields[1], name: fields[2].isEmpty ? nil : fields[2]))
            }
            rest = rest[..<start]
        }
        return (String(rest), contents)
    }

    /// The tree without the marks of ``ContentMarks``: the same as if they had not been asked for.
    public var withoutContentMarks: Frame {
        var copy = self
        copy.name = markedName.name
        copy.children = children.flatMap { child in
            let isStandIn = child.rect == .zero && child.name.first == ContentMarks.start
            return isStandIn ? child.withoutContentMarks.children : [child.withoutContentMarks]
        }
        return copy
    }
}
