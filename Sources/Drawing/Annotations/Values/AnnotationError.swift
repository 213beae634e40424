internal import Console
internal import Documents

/// The reason why a picture can't be annotated or cropped: a part isn't in it.
public struct AnnotationError: Error, Equatable {
    /// The reason.
    public enum Reason: Sendable, Equatable {
        /// No part of the picture matches. `nearest` is the closest name, `known` has all.
        case missing(what: String, nearest: String?, known: [String])
        /// The part is hidden, for a reason that is part of the sentence.
        case hidden(String)
        /// There are fewer parts than the index requires.
        case tooFew(count: Int, index: Int)
        /// The frames of the picture have no tags for messages or channels.
        case unmarked
        /// More parts match than can be annotated.
        case tooMany(count: Int, limit: Int)
        /// The picture has more annotations than can be placed.
        case crowded(limit: Int)
    }

    /// The part in question.
    public var target: FrameReference

    /// The reason.
    public var reason: Reason

    /// The place in the file that refers to the part.
    public var place: Annotation.Place?

    /// Creates an error.
    public init(_ reason: Reason, of target: FrameReference, place: Annotation.Place? = nil) {
        self.reason = reason
        self.target = target
        self.place = place
    }
}

extension AnnotationError: CustomStringConvertible {
    /// One line: where the part is referred to, what is missing, and what exists instead.
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
        case .crowded(let limit): "can't be annotated: a picture has at most \(limit) marks"
        case .tooMany(let count, let limit): "is in the picture \(count) times; at most \(limit) can be annotated"
        }
    }

    private static func advice(_ what: String, nearest: String?, known: [String]) -> String {
        if let nearest { return "no \(what); did you mean “\(nearest.shortened)”?" }
        guard !known.isEmpty else { return "no \(what)" }
        let shown = known.prefix(8).map(\.shortened).joined(separator: ", ")
        let more = known.count > 8 ? " and \(known.count - 8) more" : ""
        return "no \(what); there are \(shown)\(more)"
    }
}
