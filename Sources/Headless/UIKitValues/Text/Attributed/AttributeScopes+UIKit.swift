import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        /// Space after each letter, in points.
        public let kern: KernAttribute
        /// Space after each letter, in points; overrides `kern`.
        public let tracking: TrackingAttribute
        /// The distance by which the letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// UIKit only.
        public let strokeColor: StrokeColorAttribute
        /// The width as a percentage of the font's size; a negative value also fills the letters. UIKit only.
        public let strokeWidth: StrokeWidthAttribute
        /// UIKit only.
        public let shadow: ShadowAttribute
        /// The horizontal skew to the right per unit of height. UIKit only.
        public let obliqueness: ObliquenessAttribute
        /// UIKit only.
        public let attachment: AttachmentAttribute
        /// UIKit only: a SwiftUI text has one paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }

        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }

        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// If both scopes have an attribute of a name, SwiftUI's is used.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSUnderlineStyle: Hashable {}
