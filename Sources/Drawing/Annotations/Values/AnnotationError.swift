internal import Console
internal import Documents

/// Why a picture can't be annotated or cut: a part that it names isn't there.
public struct AnnotationError: Error, Equatable {
    /// The reason.
    public enum Reason: Sendable, Equatable {
        /// Nothing in the picture has the name. The nearest one that something has, and all of them.
        case missing(what: String, nearest: String?, known: [String])
        /// What is there can't be seen, for a reason that is part of the sentence.
        case hidden(String)
        /// There are fewer than the index says.
        case tooFew(count: Int, index: Int)
        /// A picture whose frames don't say which messages or channels they show.
        case unmarked
        /// More parts are meant than a picture can show annotations of.
        case tooMany(count: Int, limit: Int)
        /// The picture has more annotations than can be placed.
        case crowded(limit: Int)
    }

    /// The part that is meant.
    public var target: FrameReference

    /// The reason.
    public var reason: Reason

    /// The place in the file that names it.
    public var place: Annotation.Place?

    /// Creates an error.
    public init(_ reason: Reason, of target: FrameReference, place: Annotation.Place? = nil) {
        self.reason = reason
        self.target = target
        self.place = place
    }
}

extension AnnotationError: CustomStringConvertible {
    /// One line: where it is asked for, what is missing, and what there is instead.
    public var description: String {
        "\(place.map { "\($0): " } ?? "")\(target) \(sentence)".errorLine
    }

    private var sentence: String {
        switch reason {
        case .missing(let what, let nearest, let known):
            "is not in the picture: " + Self.advice(what, nearest: nearest, known: known)
        case .hidden(let why): "can't be seen in the picture: \(why)"
        case .tooFew(let count, let index):
            count == 1
                ? "is in the picture once; there is no number \(index)"
                : "is in the picture \(count) times; there is no number \(index)"
        case .unmarked: "can't be found: the picture doesn't say which messages and channels it shows"
        case .crowded(let limit): "can't be annotated too: a picture has at most \(limit) marks"
        case .tooMany(let count, let limit): "is in the picture \(count) times; at most \(limit) can be annotated"
        }
    }

    private static func advice(_ what: String, nearest: String?, known: [String]) -> String {
        if let nearest { return "no \(what); the nearest is “\(nearest.shortened)”" }
        guard !known.isEmpty else { return "there is no \(what)" }
        let shown = known.prefix(8).map(\.shortened).joined(separator: ", ")
        let more = known.count > 8 ? " and \(known.count - 8) more" : ""
        return "no \(what); there are \(shown)\(more)"
    }
}
