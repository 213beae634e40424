import Foundation

/// Foundation converts between the two kinds of attributed strings only on Apple platforms.
extension AttributedString {
    /// Creates a string with the UIKit attributes of another one.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
        }
    }

    /// Creates a string with another one's attributes of a scope: UIKit's, in any case.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// Creates attributes from a dictionary of UIKit's. Other values in it are ignored.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.uiKit.font = dictionary[.font] as? UIFont
        self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.uiKit.underlineStyle = NSUnderlineStyle(value: dictionary[.underlineStyle])
        self.uiKit.underlineColor = dictionary[.underlineColor] as? UIColor
        self.uiKit.strikethroughStyle = NSUnderlineStyle(value: dictionary[.strikethroughStyle])
        self.uiKit.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.uiKit.kern = AttributeNumber.length(dictionary[.kern])
        self.uiKit.tracking = AttributeNumber.length(dictionary[.tracking])
        self.uiKit.baselineOffset = AttributeNumber.length(dictionary[.baselineOffset])
        self.uiKit.strokeColor = dictionary[.strokeColor] as? UIColor
        self.uiKit.strokeWidth = AttributeNumber.length(dictionary[.strokeWidth])
        self.uiKit.shadow = dictionary[.shadow] as? NSShadow
        self.uiKit.obliqueness = AttributeNumber.length(dictionary[.obliqueness])
        self.uiKit.attachment = dictionary[.attachment] as? NSTextAttachment
        self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.inlinePresentationIntent = InlinePresentationIntent(value: dictionary[.inlinePresentationIntent])
        self.imageURL = dictionary[.imageURL] as? URL
        self.languageIdentifier = dictionary[.languageIdentifier] as? String
        switch dictionary[.link] {
        case let url as URL: self.link = url
        case let address as String: self.link = URL(string: address)
        default: break
        }
    }
}

extension NSUnderlineStyle {
    fileprivate init?(value: Any?) {
        if let style = value as? NSUnderlineStyle {
            self = style
        } else if let number = AttributeNumber.length(value) {
            self.init(rawValue: Int(number))
        } else {
            return nil
        }
    }
}

extension InlinePresentationIntent {
    /// Creates an intent from the value of an attribute: an intent or its raw value.
    init?(value: Any?) {
        if let intent = value as? InlinePresentationIntent {
            self = intent
        } else if let number = AttributeNumber.length(value), number >= 0, number < 1e9 {
            self.init(rawValue: UInt(number))
        } else {
            return nil
        }
    }
}

extension NSAttributedString {
    /// Creates a string with the UIKit attributes of another one.
    @_disfavoredOverload
    public convenience init(_ attrStr: AttributedString) {
        self.init(uiKit: attrStr)
    }

    /// Creates a string with another one's attributes of a scope: UIKit's, in any case.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(uiKit: attrStr)
    }

    convenience init(uiKit attrStr: AttributedString) {
        self.init(attributedString: attrStr.string { $0.uiKitDictionary })
    }
}

extension AttributedString {
    /// Returns the string as an `NSAttributedString`; `values` converts the attributes of each run.
    package func string(_ values: (AttributeContainer) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
        ReleasingAttributedString(
            pieces: runs.map { (String(self[$0.range].characters), values($0.attributes)) })
    }
}

extension AttributeContainer {
    /// The attributes under UIKit's keys.
    package var uiKitDictionary: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self.uiKit.font
        values[.foregroundColor] = self.uiKit.foregroundColor
        values[.backgroundColor] = self.uiKit.backgroundColor
        values[.underlineStyle] = self.uiKit.underlineStyle?.rawValue
        values[.underlineColor] = self.uiKit.underlineColor
        values[.strikethroughStyle] = self.uiKit.strikethroughStyle?.rawValue
        values[.strikethroughColor] = self.uiKit.strikethroughColor
        values[.kern] = self.uiKit.kern
        values[.tracking] = self.uiKit.tracking
        values[.baselineOffset] = self.uiKit.baselineOffset
        values[.strokeColor] = self.uiKit.strokeColor
        values[.strokeWidth] = self.uiKit.strokeWidth
        values[.shadow] = self.uiKit.shadow
        values[.obliqueness] = self.uiKit.obliqueness
        values[.attachment] = self.uiKit.attachment
        values[.paragraphStyle] = self.uiKit.paragraphStyle
        values[.inlinePresentationIntent] = self.inlinePresentationIntent?.rawValue
        values[.link] = self.link
        values[.imageURL] = self.imageURL
        values[.languageIdentifier] = self.languageIdentifier
        return values
    }
}
