import Foundation

/// The values of the environment that only texts read, in one.
struct TextEnvironment {
    var look = ResolvedTextStyle()
    var alignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0
    var allowsTightening = false
    var textCase: Text.Case?
    /// The number of lines that room is kept for, at least.
    var leastLines: Int?
}

extension EnvironmentValues {
    /// The edge along which the lines of texts are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// The part of a text that is left out where there is no room.
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// How small texts may become before a part is left out, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    /// The room between two lines besides the font's own, in points.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    /// Whether letters may move together before a part is left out. Texts are drawn as if it were `false`.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// Capital or small letters for all of a text; `nil` for letters as written.
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}
