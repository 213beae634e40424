/// The values of traits, each of which may be unspecified.
package struct TraitValues: Equatable, Sendable {
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var displayGamut: UIDisplayGamut = .unspecified
    package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified

    /// The values of an application's custom traits, by the type of their definition.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// Whether no value is specified.
    package var isEmpty: Bool { self == TraitValues() }

    /// Overrides values with those specified in `other`.
    package mutating func merge(_ other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless open: Value) {
            let value = other[keyPath: path]
            if value != open { self[keyPath: path] = value }
        }
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        take(\.activeAppearance, unless: .unspecified)
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    /// Returns whether colors may differ between the two.
    package func hasDifferentColorAppearance(comparedTo other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
            || colorTraits != other.colorTraits
    }

    private var colorTraits: [ObjectIdentifier: CustomTraitValue] {
        custom.isEmpty ? [:] : custom.filter { $0.value.affectsColorAppearance }
    }

    // MARK: Values by definition

    package func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let stored = trait as? any StoredTrait.Type, let value = stored.value(in: self) as? Trait.Value {
            return value
        }
        return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }

    package mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        if let stored = trait as? any StoredTrait.Type {
            stored.set(value, in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = CustomTraitValue(
                value: value, affectsColorAppearance: Trait.affectsColorAppearance)
        }
    }

    /// Makes a trait unspecified.
    package mutating func remove(_ trait: UITrait) {
        if let stored = trait as? any StoredTrait.Type {
            stored.remove(from: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    package func contains(_ trait: UITrait) -> Bool {
        if let stored = trait as? any StoredTrait.Type { return stored.isSet(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    /// Returns whether a trait has the same value in both.
    package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
        if let stored = trait as? any StoredTrait.Type { return stored.isEqual(in: self, other) }
        return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
    }
}

/// The value of an application's custom trait.
package struct CustomTraitValue: Equatable, @unchecked Sendable {
    let value: Any
    let affectsColorAppearance: Bool

    /// Values that can't be compared count as different, as in UIKit.
    package static func == (first: Self, second: Self) -> Bool {
        guard let value = first.value as? any Equatable else {
            return (first.value as AnyObject) === (second.value as AnyObject)
        }
        return value.isEqual(to: second.value)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A trait defined by UIKit, with a stored value.
package protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StoredTrait {
    fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: path] }

    fileprivate static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }

    fileprivate static func remove(from values: inout TraitValues) {
        values[keyPath: path] = TraitValues()[keyPath: path]
    }

    fileprivate static func isSet(in values: TraitValues) -> Bool {
        values[keyPath: path] != TraitValues()[keyPath: path]
    }

    fileprivate static func isEqual(in first: TraitValues, _ second: TraitValues) -> Bool {
        first[keyPath: path] == second[keyPath: path]
    }
}
