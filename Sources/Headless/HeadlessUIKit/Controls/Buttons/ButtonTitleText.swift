import Frames

/// Makes the attributed text of a button's title: what the configuration says, changed by its transformer, below what
/// the title itself says.
struct ButtonTitleText {
    var font: UIFont
    var color: UIColor
    var transformer: UIConfigurationTextAttributesTransformer?

    /// The text as a label takes it.
    func text(_ title: AttributedString) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in title.runs {
            let piece = String(title.characters[run.range])
            text.append(NSAttributedString(string: piece, attributes: attributes(of: run.attributes)))
        }
        return text
    }

    private func attributes(of own: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var container = AttributeContainer()
        container[TextKey.Font.self] = font
        container[TextKey.Color.self] = color
        container.merge(own)
        if let transformer { container = transformer(container) }
        return TextKey.dictionary(of: container)
    }
}

/// The attributes that are read of attributed strings, under the names that they have in UIKit.
private enum TextKey {
    enum Font: AttributedStringKey {
        typealias Value = UIFont
        static let name = NSAttributedString.Key.font.rawValue
    }

    enum Color: AttributedStringKey {
        typealias Value = UIColor
        static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    enum Background: AttributedStringKey {
        typealias Value = UIColor
        static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    enum UnderlineColor: AttributedStringKey {
        typealias Value = UIColor
        static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    enum StrikethroughColor: AttributedStringKey {
        typealias Value = UIColor
        static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    enum Kern: AttributedStringKey {
        typealias Value = CGFloat
        static let name = NSAttributedString.Key.kern.rawValue
    }

    enum Tracking: AttributedStringKey {
        typealias Value = CGFloat
        static let name = NSAttributedString.Key.tracking.rawValue
    }

    enum BaselineOffset: AttributedStringKey {
        typealias Value = CGFloat
        static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    enum Paragraph: AttributedStringKey {
        typealias Value = NSParagraphStyle
        static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    static func dictionary(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = container[Font.self]
        result[.foregroundColor] = container[Color.self]
        result[.backgroundColor] = container[Background.self]
        result[.underlineColor] = container[UnderlineColor.self]
        result[.strikethroughColor] = container[StrikethroughColor.self]
        result[.kern] = container[Kern.self]
        result[.tracking] = container[Tracking.self]
        result[.baselineOffset] = container[BaselineOffset.self]
        result[.paragraphStyle] = container[Paragraph.self]
        return result
    }
}
