import Foundation
import UIKitValues

/// Foundation translates between the two kinds of attributed strings on Apple's systems only.
extension AttributedString {
    /// Creates a string with the looks of another one that have a name in UIKit.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
        }
    }
}

extension AttributeContainer {
    /// Creates the looks that a dictionary of UIKit's holds. Other values in it are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.uiKit.font = dictionary[.font] as? UIFont
        self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.uiKit.underlineStyle = NSUnderlineStyle(value: dictionary[.underlineStyle])
        self.uiKit.underlineColor = dictionary[.underlineColor] as? UIColor
        self.uiKit.strikethroughStyle = NSUnderlineStyle(value: dictionary[.strikethroughStyle])
        self.uiKit.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.uiKit.kern = Self.length(dictionary[.kern])
        self.uiKit.tracking = Self.length(dictionary[.tracking])
        self.uiKit.baselineOffset = Self.length(dictionary[.baselineOffset])
        self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        switch dictionary[.link] {
        case let url as URL: self.link = url
        case let address as String: self.link = URL(string: address)
        default: break
        }
    }

    /// Dictionaries hold numbers of whatever type the caller had at hand.
    fileprivate static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}

extension NSUnderlineStyle {
    fileprivate init?(value: Any?) {
        if let style = value as? NSUnderlineStyle {
            self = style
        } else if let number = AttributeContainer.length(value) {
            self.init(rawValue: Int(number))
        } else {
            return nil
        }
    }
}

extension NSAttributedString {
    /// Creates a string with the looks of another one that UIKit has, of SwiftUI's those that are the same there.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let piece = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: piece, attributes: run.attributes.uiKitDictionary))
        }
        self.init(attributedString: result)
    }
}

extension AttributeContainer {
    /// The looks under UIKit's names.
    fileprivate var uiKitDictionary: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self.uiKit.font
        values[.foregroundColor] = self.uiKit.foregroundColor ?? self.swiftUI.foregroundColor.map { UIColor($0) }
        values[.backgroundColor] = self.uiKit.backgroundColor ?? self.swiftUI.backgroundColor.map { UIColor($0) }
        values[.underlineStyle] =
            self.uiKit.underlineStyle?.rawValue
            ?? self.swiftUI.underlineStyle.map { _ in NSUnderlineStyle.single.rawValue }
        values[.underlineColor] = self.uiKit.underlineColor
        values[.strikethroughStyle] =
            self.uiKit.strikethroughStyle?.rawValue
            ?? self.swiftUI.strikethroughStyle.map { _ in NSUnderlineStyle.single.rawValue }
        values[.strikethroughColor] = self.uiKit.strikethroughColor
        values[.kern] = self.uiKit.kern ?? self.swiftUI.kern
        values[.tracking] = self.uiKit.tracking ?? self.swiftUI.tracking
        values[.baselineOffset] = self.uiKit.baselineOffset ?? self.swiftUI.baselineOffset
        values[.paragraphStyle] = self.uiKit.paragraphStyle
        values[.link] = self.link
        return values
    }
}
