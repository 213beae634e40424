import Foundation
import Typesetting

extension Font {
    /// A text style, whose size follows the reader's text size.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The text style for typesetting.
        var typesettingStyle: Typesetting.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let fontWeight: FontWeight

        public static let ultraLight = Weight(fontWeight: .ultraLight)
        public static let thin = Weight(fontWeight: .thin)
        public static let light = Weight(fontWeight: .light)
        public static let regular = Weight(fontWeight: .regular)
        public static let medium = Weight(fontWeight: .medium)
        public static let semibold = Weight(fontWeight: .semibold)
        public static let bold = Weight(fontWeight: .bold)
        public static let heavy = Weight(fontWeight: .heavy)
        public static let black = Weight(fontWeight: .black)
    }

    /// The design of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// The width of a font's letters; 0 is standard.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}
