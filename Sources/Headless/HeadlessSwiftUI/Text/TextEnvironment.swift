import Foundation

/// The values of the environment that only texts read.
struct TextEnvironment {
    var look = ResolvedTextStyle()
    var alignment = TextAlignment.leading
    /// Whether the text is in a UIKit text view: it fills the width, and each paragraph is aligned by its own direction.
    var isInTextView = false
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0
    var allowsTightening = false
    var textCase: Text.Case?
    /// The minimum number of lines for which space is reserved.
    var minimumLines: Int?
    /// The number of UTF-16 units before the caret; `nil` for none.
    var caret: Int?
}

extension EnvironmentValues {
    /// The edge along which the lines of texts are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// The part of a text that is truncated if it doesn't fit.
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// The minimum scale of texts before they are truncated, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    /// The additional space between lines, in points.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    /// Whether letters may be tightened before a text is truncated. Texts are drawn as if it were `false`.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// The letter case of texts; `nil` for unchanged letters.
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}
