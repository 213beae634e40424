internal import Foundation
public import Rendering

/// The text styles of Dynamic Type, whose size follows the reader's preferred content size.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The styles of iOS, from large to small.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The style's weight, which is the same at every size.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight of the style's bold font, which Apple's Human Interface Guidelines list as “emphasized”.
    public var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title1, .title2: .bold
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2: .semibold
        }
    }

    /// Returns the style's font at a content size.
    ///
    ///     TextStyle.body.font(for: .large)   // 17 points, baselines 22 points apart
    public func font(for contentSize: RenderSettings.ContentSize) -> FontDescription {
        let (size, leading) = sizes[contentSize.column]
        return FontDescription(size: size, weight: weight, leading: leading)
    }
}

extension TextStyle {
    /// The size and leading in points, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
    ///
    /// The figures are those of Apple's Human Interface Guidelines, except for the leading of the subheadline at the
    /// largest standard size: they say 28, iOS draws 26.
    private var sizes: [(size: CGFloat, leading: CGFloat)] {
        switch self {
        case .largeTitle: Self.largeTitleSizes
        case .title1: Self.title1Sizes
        case .title2: Self.title2Sizes
        case .title3: Self.title3Sizes
        case .headline, .body: Self.bodySizes
        case .callout: Self.calloutSizes
        case .subheadline: Self.subheadlineSizes
        case .footnote: Self.footnoteSizes
        case .caption1: Self.caption1Sizes
        case .caption2: Self.caption2Sizes
        }
    }

    private typealias Sizes = [(size: CGFloat, leading: CGFloat)]

    private static let largeTitleSizes: Sizes = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]

    private static let title1Sizes: Sizes = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ]

    private static let title2Sizes: Sizes = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ]

    private static let title3Sizes: Sizes = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ]

    private static let bodySizes: Sizes = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]

    private static let calloutSizes: Sizes = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ]

    private static let subheadlineSizes: Sizes = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ]

    private static let footnoteSizes: Sizes = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ]

    private static let caption1Sizes: Sizes = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ]

    private static let caption2Sizes: Sizes = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ]
}

extension RenderSettings.ContentSize {
    /// The index of the size in the tables, from 0 to 11.
    fileprivate var column: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibilityMedium: 7
        case .accessibilityLarge: 8
        case .accessibilityExtraLarge: 9
        case .accessibilityExtraExtraLarge: 10
        case .accessibilityExtraExtraExtraLarge: 11
        }
    }
}
