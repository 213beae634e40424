import Frames

extension FrameChange.Clipping {
    /// `10 pt cut off by List`
    var phrase: String {
        switch self {
        case .text: "text is now truncated"
        case .edge: words.to
        }
    }

    /// The visible part before and after.
    var words: (from: String, to: String) {
        switch self {
        case .text(let count, let before): ("\(before) glyphs", "\(count) glyphs")
        case .edge(let parent, let length): ("whole", "\(length.shortDescription) pt cut off by \(parent)")
        }
    }
}
