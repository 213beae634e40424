import Foundation
import HeadlessUIKit

/// The look of a piece of marked-up text.
struct MarkdownTextLook {
    var font: UIFont
    var color: UIColor
    var isStruckThrough = false
    var link: String?

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        return attributes
    }

    var bold: Self { with { $0.font = font.bold } }
    var italic: Self { with { $0.font = font.italic } }
    var struckThrough: Self { with { $0.isStruckThrough = true } }

    func linked(to destination: String, _ changes: MarkdownFont) -> Self {
        with {
            $0.link = destination
            $0.font = changes.applied(to: font)
            $0.color = changes.color ?? color
        }
    }

    /// Code in the text: of the size of the text around it, unless that is body text and the code has a size.
    func code(_ changes: MarkdownFont, usual: UIFont, body: UIFont) -> Self {
        with {
            let isBody = font.pointSize == body.pointSize
            let changed = changes.applied(to: usual)
            $0.font = isBody ? changed : changed.withSize(font.pointSize)
            $0.color = changes.color ?? color
        }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
