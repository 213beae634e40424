/// Formats amounts with their units: `5 km`, `3,1 Meilen`.
open class MeasurementFormatter: Formatter {
    /// The choice of the unit, and its format.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement instead of the region's preferred unit.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// The unit in which the number is neither large nor small: 5 km rather than 5,000 m.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// Degrees without their scale.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region; by default, those of the render.
    open var locale: Locale! = ._render
    /// Formats the numbers; only the number of decimals counts.
    open var numberFormatter: NumberFormatter!

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let locale = locale ?? ._render
        let text = MeasurementText(
            ICUMeasure.Width(unitStyle), isProvided: unitOptions.contains(.providedUnit), locale: locale,
            hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            decimals: numberFormatter.map { ($0.minimumFractionDigits, $0.maximumFractionDigits) } ?? (0, 3))
        return text.string(measurement.value, measurement.unit)
    }

    /// Returns the symbol of a unit.
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
    /// The format of a measurement.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a unit's name.
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

        /// Creates a style. By default, the locale is that of the render.
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

    /// Returns the measurement in the language of the render, in the region's preferred unit.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

/// The choice of a measurement's unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private var name: String

    /// The region's preferred unit.
    public static var general: Self { Self(name: "general") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: "provided") }
}

extension FormatStyle {
    /// Formats measurements. By default, the locale is that of the render.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
