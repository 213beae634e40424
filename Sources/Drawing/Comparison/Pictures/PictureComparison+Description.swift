internal import Console
import Foundation

extension PictureComparison: CustomStringConvertible {
    /// The verdict, the changes in words, and the components whose pixels differ: a screenful of lines.
    public var description: String { summary() }

    /// The verdict as a sentence on one line.
    public var headline: String { sentence.printable }

    private var sentence: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance: pixels?.toleranceDescription ?? ""
        case .framesOnly: "the pixels are the same but the frames differ: something hidden changed\(ignoredWords)"
        case .pixelsOnly:
            "the frames are the same but \(pixels?.description ?? ""): the rendering changed, not the design"
        case .changed: pixels?.description ?? ""
        case .sizeChanged:
            "expected \(expectedSize?.description ?? "") pixels, found \(actualSize?.description ?? "")"
                + (frames?.isEmpty == true ? "; the frames are the same: the scale differs" : growth)
        case .missing, .unreadable: reason ?? ""
        }
    }

    /// `; 12 pixels in ignored components differ`
    private var ignoredWords: String {
        guard let ignored = pixels?.ignored, ignored > 0 else { return "" }
        return
            "; \(ignored == 1 ? "1 pixel" : "\(ignored) pixels") in ignored components \(ignored == 1 ? "differs" : "differ")"
    }

    /// Returns the verdict and its explanation on at most `lines` lines.
    public func summary(lines: Int = 24) -> String {
        var text = [headline]
        if verdict == .sizeChanged, let pixels, pixels.over > 0 { text.append("in the common area, \(pixels)") }
        if let pixels, pixels.over > 1 { text.append(pixels.density) }
        text += notes.map { "\($0)" }
        let blamed = blame.isEmpty || frames?.isEmpty == false && blame.count == 1 ? [] : blameLines
        if let frames, !frames.isEmpty {
            text.append(frames.summary(lines: max(lines - text.count - blamed.count, 3)))
        }
        return (text + blamed).joined(separator: "\n")
    }

    /// The growth of the picture and its cause, which follow the size: `, 22 pt taller, because of
    /// UITextView#textView`.
    private var growth: String {
        guard let frames, let root = frames.changes.first(where: { $0.kind == .resized && $0.place.path.isEmpty }),
            case .altered(_, let old, let new) = root.event
        else { return "" }
        let growth = ", \(old.rect.size.growthWords(to: new.rect.size))"
        guard let cause = root.cause.map({ frames.changes[$0] }) else { return growth }
        let isRoot = cause.place.path.isEmpty
        return growth + ", because of " + (isRoot ? cause.phrase.quoted : cause.subject)
    }

    private static let maximumCauses = 5

    private var blameLines: [String] {
        let lines = blame.prefix(Self.maximumCauses).map { "  \($0)" }
        let more = blame.count - lines.count
        return ["pixels by component:"] + lines + (more > 0 ? ["  … and \(more) more"] : [])
    }
}
