import Foundation
import UIKitValues

/// The style of a piece of Markdown text.
package struct MarkdownTextStyle {
    package var font: UIFont
    package var color: UIColor
    private(set) var isStruckThrough = false

    /// The destination of a link.
    var link: String?

    /// The font that traits are added to.
    private var emphasized: UIFont

    /// The font of code in the text.
    private let codeFont: UIFont

    /// - Parameters:
    ///   - font: The font of text without traits.
    ///   - emphasized: The font that bold and italic text is made from.
    ///   - code: The font of code in the text.
    package init(font: UIFont, emphasized: UIFont, code: UIFont, color: UIColor) {
        self.font = font
        self.emphasized = emphasized
        codeFont = code
        self.color = color
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        return attributes
    }

    var bold: Self { with { $0.emphasize(.traitBold) } }
    var italic: Self { with { $0.emphasize(.traitItalic) } }
    var struckThrough: Self { with { $0.isStruckThrough = true } }

    /// The style of code in the text.
    func code(_ color: UIColor?) -> Self {
        with {
            $0.font = codeFont
            $0.color = color ?? self.color
        }
    }

    private mutating func emphasize(_ trait: UIFontDescriptor.SymbolicTraits) {
        emphasized = emphasized.withTraits(trait)
        font = emphasized
    }

    package func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
