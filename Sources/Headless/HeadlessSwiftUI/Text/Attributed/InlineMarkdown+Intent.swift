import UIKitValues

extension InlineMarkdown.Style {
    /// Creates the looks that an attribute stands for.
    init(_ intent: InlinePresentationIntent) {
        self.init()
        isBold = intent.contains(.stronglyEmphasized)
        isItalic = intent.contains(.emphasized)
        isStruckThrough = intent.contains(.strikethrough)
        isCode = intent.contains(.code)
    }
}
