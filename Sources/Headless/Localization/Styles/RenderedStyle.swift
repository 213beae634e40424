import Rendering

/// A style of Foundation's that uses the machine's language unless it has a locale. Here, it uses the render's: Swift
/// prefers the functions below, which are more specific than Foundation's.
public protocol _RenderedStyle: FormatStyle {
    var locale: Locale { get }

    /// The style with the settings of the render instead of the machine's.
    var _rendered: Self { get }
}

extension _RenderedStyle {
    public var _rendered: Self { locale == .autoupdatingCurrent ? locale(._render) : self }
}

extension IntegerFormatStyle: _RenderedStyle {}
extension IntegerFormatStyle.Percent: _RenderedStyle {}
extension IntegerFormatStyle.Currency: _RenderedStyle {}
extension FloatingPointFormatStyle: _RenderedStyle {}
extension FloatingPointFormatStyle.Percent: _RenderedStyle {}
extension FloatingPointFormatStyle.Currency: _RenderedStyle {}
extension Decimal.FormatStyle: _RenderedStyle {}
extension Decimal.FormatStyle.Percent: _RenderedStyle {}
extension Decimal.FormatStyle.Currency: _RenderedStyle {}
extension ByteCountFormatStyle: _RenderedStyle {}
extension ListFormatStyle: _RenderedStyle {}

extension Date.FormatStyle: _RenderedStyle {
    public var _rendered: Self {
        var style = locale == .autoupdatingCurrent ? locale(._render) : self
        if timeZone == .autoupdatingCurrent { style.timeZone = ._render }
        return style
    }
}

extension BinaryInteger {
    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format._rendered.format(self)
    }

    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format._rendered.format(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format._rendered.format(self)
    }

    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format._rendered.format(S.FormatInput(self))
    }
}

extension Decimal {
    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format._rendered.format(self)
    }
}

extension Sequence {
    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format._rendered.format(self)
    }
}

extension Date {
    public func formatted<S: _RenderedStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Date {
        format._rendered.format(self)
    }

    /// Returns the distance of the date from the render's current date.
    public func formatted(_ format: RelativeFormatStyle) -> String {
        let style = AnchoredRelativeFormatStyle(
            anchor: self, presentation: format.presentation, unitsStyle: format.unitsStyle,
            locale: format.locale == .autoupdatingCurrent ? ._render : format.locale,
            calendar: format.calendar == .autoupdatingCurrent ? ._render : format.calendar,
            capitalizationContext: format.capitalizationContext)
        return style.format(RenderSettings.current.now)
    }
}
