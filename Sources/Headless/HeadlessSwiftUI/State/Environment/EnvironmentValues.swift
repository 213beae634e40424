import Foundation
import Frames
import Rendering
import UIKitValues

/// A value of the environment of an application's own.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Self.Value { get }
}

/// The values that views get from the views around them.
public struct EnvironmentValues {
    /// Shared by all views between two changes.
    private var storage: Storage

    /// The values outside of a render: those of ``RenderSettings/current``.
    public init() {
        self.init(RenderSettings.current)
    }

    package init(_ settings: RenderSettings) {
        storage = Storage(settings)
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Where nothing is set, `as?` would find the `nil` of a key with optional values.
            guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { changed.values[ObjectIdentifier(key)] = newValue }
    }

    // MARK: What text and layout ask for all the time

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { storage.colorScheme }
        set { changed.colorScheme = newValue }
    }

    /// The direction in which leading becomes trailing.
    public var layoutDirection: LayoutDirection {
        get { storage.layoutDirection }
        set { changed.layoutDirection = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set { changed.displayScale = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The font of texts that say nothing else.
    public var font: Font? {
        get { storage.font }
        set { changed.font = newValue }
    }

    /// The reader's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { storage.dynamicTypeSize }
        set { changed.dynamicTypeSize = newValue }
    }

    /// The largest number of lines of a text; `nil` for any.
    public var lineLimit: Int? {
        get { storage.lineLimit }
        set { changed.lineLimit = newValue }
    }

    /// What only texts read.
    var text: TextEnvironment {
        get { storage.text }
        set { changed.text = newValue }
    }

    /// UIKit's traits for these values: they resolve `UIColor`s and fonts.
    package var traits: UITraitCollection { storage.traits }

    // MARK: Storage

    /// The storage, for changing it: a copy unless nobody else has it.
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

/// A light or a dark interface.
public enum ColorScheme: Sendable, CaseIterable { case light, dark }

/// The side at which reading begins.
public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }

/// A reader's text size, from the smallest to the largest.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The size of the same place in the twelve.
    package init(_ contentSize: RenderSettings.ContentSize) {
        self = Self.allCases[RenderSettings.ContentSize.allCases.firstIndex(of: contentSize)!]
    }

    /// The size of the same place in the twelve.
    package var contentSize: RenderSettings.ContentSize { RenderSettings.ContentSize.allCases[rawValue] }
}
