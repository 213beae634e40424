import UIKitValues

extension ScaledMetric {
    /// Creates a length that scales like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.init(base: wrappedValue, textStyle: textStyle.uiTextStyle)
    }
}

extension Font.TextStyle {
    /// The corresponding UIKit style.
    var uiTextStyle: UIFont.TextStyle {
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
