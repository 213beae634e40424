/// Something in a documentation that isn't as it should be.
package enum PictureFinding: Sendable {
    /// A picture can't be drawn as it is declared.
    case failed(PictureFailure)
    /// There is no file yet.
    case missing(path: String)
    /// The file is not what would be drawn now; the first line of the reason is a sentence.
    case outdated(path: String, reason: String)
    /// A file that no entry produces anymore.
    case left(path: String)
    /// A page that a run would change.
    case outdatedPage(path: String)
    /// A page that refers to a picture which isn't there, as a sentence.
    case lostReference(String)
    /// Code that isn't that of the page, as a sentence.
    case differentCode(String)
}

extension PictureFinding: CustomStringConvertible {
    /// One line, and others that explain it.
    package var description: String {
        switch self {
        case .failed(let failure): failure.description
        case .missing(let path): "\(path): there is no such picture yet"
        case .outdated(let path, let reason):
            (["\(path): \(reason.split(separator: "\n").first ?? "it changed")"]
                + reason.split(separator: "\n").dropFirst().map { "  \($0)" }).joined(separator: "\n")
        case .left(let path): "\(path): no entry produces this picture anymore; --prune removes it"
        case .outdatedPage(let path): "\(path): its pictures are out of date"
        case .lostReference(let sentence), .differentCode(let sentence): sentence
        }
    }

    /// Why a picture can't be drawn; `nil` if it can.
    package var failure: PictureFailure? { if case .failed(let failure) = self { failure } else { nil } }

    /// Whether the next run makes it right.
    package var isMendedByDrawing: Bool {
        switch self {
        case .missing, .outdated, .outdatedPage: true
        case .failed, .left, .lostReference, .differentCode: false
        }
    }
}
