import Foundation

/// Creates the attributed text of a button's title: its own attributes over the configuration's, changed by the
/// configuration's transformer.
struct ButtonTitleText {
    var font: UIFont
    var color: UIColor
    var transformer: UIConfigurationTextAttributesTransformer?

    /// Returns the text for a label.
    func text(_ title: AttributedString) -> NSAttributedString {
        var text = AttributedString()
        for run in title.runs {
            var piece = AttributedString(title[run.range])
            piece.setAttributes(attributes(of: run.attributes))
            text.append(piece)
        }
        return ReleasingAttributedString(text)
    }

    private func attributes(of own: AttributeContainer) -> AttributeContainer {
        var container = AttributeContainer()
        container.uiKit.font = font
        container.uiKit.foregroundColor = color
        container.merge(own)
        return transformer?(container) ?? container
    }
}
