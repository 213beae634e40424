import Foundation
import Frames
import Rendering
import UIKitValues

/// The key of a custom environment value.
public protocol EnvironmentKey {
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }
}

/// The values that views get from enclosing views.
public struct EnvironmentValues {
    /// Shared by all views between two changes.
    private var storage: Storage

    /// Creates the default values: those of ``RenderSettings/current``.
    public init() {
        self.init(RenderSettings.current)
    }

    package init(_ settings: RenderSettings) {
        storage = Storage(settings)
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // For a missing value, `as?` would find the `nil` of a key with optional values.
            guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { changed.values[ObjectIdentifier(key)] = newValue }
    }

    // MARK: Frequently read values

    /// The color scheme.
    public var colorScheme: ColorScheme {
        get { storage.colorScheme }
        set { changed.colorScheme = newValue }
    }

    /// The layout direction.
    public var layoutDirection: LayoutDirection {
        get { storage.layoutDirection }
        set { changed.layoutDirection = newValue }
    }

    /// The pixels per point.
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set { changed.displayScale = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The default font of texts.
    public var font: Font? {
        get { storage.font }
        set { changed.font = newValue }
    }

    /// The reader's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { storage.dynamicTypeSize }
        set { changed.dynamicTypeSize = newValue }
    }

    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { storage.lineLimit }
        set { changed.lineLimit = newValue }
    }

    /// The values that only texts read.
    var text: TextEnvironment {
        get { storage.text }
        set { changed.text = newValue }
    }

    /// UIKit's traits for these values, which resolve `UIColor`s and fonts.
    package var traits: UITraitCollection { storage.traits }

    // MARK: Storage

    /// The storage for a change: a copy unless it is uniquely referenced.
    private var changed: Storage {
        mutating get {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
            storage.forgetTraits()
            return storage
        }
    }

    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
        var colorScheme: ColorScheme
        var layoutDirection: LayoutDirection
        var displayScale: CGFloat
        var font: Font?
        var dynamicTypeSize: DynamicTypeSize
        var lineLimit: Int?
        var text = TextEnvironment()

        private var knownTraits: UITraitCollection?

        init(_ settings: RenderSettings) {
            colorScheme = settings.appearance == .dark ? .dark : .light
            layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
            displayScale = settings.scale
            dynamicTypeSize = DynamicTypeSize(settings.contentSize)
        }

        init(_ other: Storage) {
            values = other.values
            colorScheme = other.colorScheme
            layoutDirection = other.layoutDirection
            displayScale = other.displayScale
            font = other.font
            dynamicTypeSize = other.dynamicTypeSize
            lineLimit = other.lineLimit
            text = other.text
        }

        func forgetTraits() {
            knownTraits = nil
        }

        var traits: UITraitCollection {
            if let knownTraits { return knownTraits }
            var settings = RenderSettings()
            settings.appearance = colorScheme == .dark ? .dark : .light
            settings.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            settings.scale = displayScale
            settings.contentSize = dynamicTypeSize.contentSize
            let traits = UITraitCollection(settings)
            knownTraits = traits
            return traits
        }
    }
}

/// The light or dark color scheme.
public enum ColorScheme: Sendable, CaseIterable { case light, dark }

/// The reading direction.
public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }

/// The reader's text size, from small to large.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Creates the corresponding size.
    package init(_ contentSize: RenderSettings.ContentSize) {
        self = Self.allCases[RenderSettings.ContentSize.allCases.firstIndex(of: contentSize)!]
    }

    /// The corresponding size.
    package var contentSize: RenderSettings.ContentSize { RenderSettings.ContentSize.allCases[rawValue] }
}
