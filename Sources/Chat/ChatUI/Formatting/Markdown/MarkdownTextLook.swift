import Foundation
import HeadlessUIKit

/// The look of a piece of marked-up text.
struct MarkdownTextLook {
    var font: UIFont
    var color: UIColor
    private(set) var isStruckThrough = false
    private(set) var link: String?

    /// The font that traits are added to.
    private var emphasized: UIFont

    /// The font of code in the text.
    private let codeFont: UIFont

    init(typeface: MarkdownTypeface, code: UIFont, color: UIColor) {
        font = typeface.plain
        emphasized = typeface.emphasized
        codeFont = code
        self.color = color
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        return attributes
    }

    var bold: Self { with { $0.emphasize { $0.bold } } }
    var italic: Self { with { $0.emphasize { $0.italic } } }
    var struckThrough: Self { with { $0.isStruckThrough = true } }

    func linked(to destination: String, _ changes: MarkdownFont) -> Self {
        with {
            $0.link = destination
            $0.font = changes.applied(to: font)
            $0.color = changes.color ?? color
        }
    }

    /// Code in the text.
    func code(_ color: UIColor?) -> Self {
        with {
            $0.font = codeFont
            $0.color = color ?? self.color
        }
    }

    private mutating func emphasize(_ trait: (UIFont) -> UIFont) {
        emphasized = trait(emphasized)
        font = emphasized
    }

    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
