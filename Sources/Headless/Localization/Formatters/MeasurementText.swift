/// Formats an amount with its unit.
struct MeasurementText {
    private let width: ICUMeasure.Width
    private let isProvided: Bool
    private let hidesScale: Bool
    private let decimals: (least: Int, most: Int)
    private let locale: Locale

    /// - Parameters:
    /// - isProvided: Whether to keep the measurement's unit; otherwise, the region's preferred unit is used.
    /// - hidesScale: Whether to omit the scale of degrees.
    init(
        _ width: ICUMeasure.Width, isProvided: Bool, locale: Locale, hidesScale: Bool = false,
        decimals: (least: Int, most: Int) = (0, 3)
    ) {
        self.width = width
        self.isProvided = isProvided
        self.hidesScale = hidesScale
        self.decimals = decimals
        self.locale = locale
    }

    func string(_ value: Double, _ unit: Unit, number style: FloatingPointFormatStyle<Double>? = nil) -> String {
        let name = Self.names.first { $0.0 == unit }?.1
        let isGeneric = hidesScale && unit is UnitTemperature
        let shown =
            isGeneric && !isProvided
            ? name.flatMap { ICUMeasure.preferredValue(value, unit: $0, locale: locale) } ?? value : value
        let text = name.flatMap {
            ICUMeasure.text(
                shown, unit: isGeneric ? "generic" : $0, width: width, inUsualUnit: !isProvided && !isGeneric,
                decimals: decimals, style: style, locale: locale)
        }
        let number = style ?? .number.locale(locale).precision(.fractionLength(decimals.least...decimals.most))
        return text ?? "\(value.formatted(number)) \(unit.symbol)"
    }

    /// The units of Foundation by their names in the CLDR.
    private static var names: [(Unit, String)] {
        [
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.decimeters, "decimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"), (UnitLength.miles, "mile"),
            (UnitLength.yards, "yard"), (UnitLength.feet, "foot"), (UnitLength.inches, "inch"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.lightyears, "light-year"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.metricTons, "tonne"), (UnitMass.pounds, "pound"),
            (UnitMass.ounces, "ounce"), (UnitMass.stones, "stone"), (UnitMass.carats, "carat"),
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.metersPerSecond, "meter-per-second"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitTemperature.kelvin, "kelvin"),
            (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.gallons, "gallon"), (UnitVolume.pints, "pint"),
            (UnitVolume.quarts, "quart"), (UnitVolume.cups, "cup"), (UnitVolume.fluidOunces, "fluid-ounce"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.horsepower, "horsepower"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitElectricCharge.coulombs, "coulomb"), (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
            (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"), (UnitAngle.arcMinutes, "arc-minute"),
            (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.revolutions, "revolution"),
            (UnitIlluminance.lux, "lux"),
            (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.bits, "bit"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
        ]
    }
}
