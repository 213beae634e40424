/// Writes amounts with their units: `5 km`, `3,1 Meilen`.
open class MeasurementFormatter: Formatter {
    /// Which unit is written, and how.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, and not the one that is usual in the region.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// The unit in which the number is neither large nor small: 5 km, and not 5,000 m.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// Degrees without the scale that they belong to.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region; those of the render unless set.
    open var locale: Locale! = ._render
    /// Writes the numbers; only the number of decimals counts.
    open var numberFormatter: NumberFormatter!

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let locale = locale ?? ._render
        let text = MeasurementText(
            ICUMeasure.Width(unitStyle), isProvided: unitOptions.contains(.providedUnit), locale: locale,
            hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            decimals: numberFormatter.map { ($0.minimumFractionDigits, $0.maximumFractionDigits) } ?? (0, 3))
        return text.string(measurement.value, measurement.unit)
    }

    /// Returns the sign of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as Measurement<Unit>: string(from: measurement)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }
}

extension Measurement where UnitType: Dimension {
    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate var width: ICUMeasure.Width

            /// `5 kilometers`
            public static var wide: Self { Self(width: .wide) }
            /// `5 km`
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// `5km`
            public static var narrow: Self { Self(width: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style. The locale is that of the render unless given.
        public init(
            width: UnitWidth, locale: Locale = ._render, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let text = MeasurementText(width.width, isProvided: usage == .asProvided, locale: locale)
            return text.string(measurement.value, measurement.unit, number: numberFormatStyle?.locale(locale))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// Returns the measurement in the language of the render, in the unit that is usual there.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

/// Which unit a measurement is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private var name: String

    /// The unit that is usual in the region.
    public static var general: Self { Self(name: "general") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: "provided") }
}

extension FormatStyle {
    /// Writes measurements. The locale is that of the render unless the style is given another.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
