import HeadlessSwiftUI

/// The fonts of the views.
public struct Fonts {
    public var caption1: Font = .caption
    public var footnoteBold: Font = .footnote.bold()
    public var footnote: Font = .footnote
    public var subheadline: Font = .subheadline
    public var subheadlineBold: Font = .subheadline.bold()
    public var body: Font = .body
    public var bodyBold: Font = .body.bold()
    public var bodyItalic: Font = .body.italic()
    public var headline: Font = .headline
    public var headlineBold: Font = .headline.bold()
    public var title: Font = .title
    public var title2: Font = .title2
    public var title3: Font = .title3
    public var emoji: Font = .system(size: 50)

    public init() {}
}
