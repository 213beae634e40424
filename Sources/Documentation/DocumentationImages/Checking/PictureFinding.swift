/// A problem that a check finds in the pictures or pages.
package enum PictureFinding: Sendable {
    /// A picture can't be drawn as it is declared.
    case failed(PictureFailure)
    /// The file doesn't exist yet.
    case missing(path: String)
    /// The file differs from a new drawing. The first line of the reason is a sentence.
    case outdated(path: String, reason: String)
    /// A file that no entry produces anymore.
    case left(path: String)
    /// A page that a run would change.
    case outdatedPage(path: String)
    /// A sentence about a reference to a picture that doesn't exist.
    case lostReference(String)
    /// A sentence about code that differs from the page's code.
    case differentCode(String)
}

extension PictureFinding: CustomStringConvertible {
    /// A summary line, followed by lines with details.
    package var description: String {
        switch self {
        case .failed(let failure): failure.description
        case .missing(let path): "\(path): the picture doesn't exist yet"
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

    /// Whether the next run fixes it.
    package var isMendedByDrawing: Bool {
        switch self {
        case .missing, .outdated, .outdatedPage: true
        case .failed, .left, .lostReference, .differentCode: false
        }
    }
}
