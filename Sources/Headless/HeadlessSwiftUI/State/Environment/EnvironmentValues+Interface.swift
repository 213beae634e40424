import Foundation
import Frames
import Rendering

extension EnvironmentValues {
    // MARK: Presenting and opening

    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    public var dismiss: DismissAction { DismissAction() }

    public var isPresented: Bool { false }

    public var openWindow: OpenWindowAction { OpenWindowAction() }

    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    public var supportsMultipleWindows: Bool { false }

    public var dismissSearch: DismissSearchAction { DismissSearchAction() }

    public var isSearching: Bool { false }

    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Reloads content, where `refreshable` is set.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    // MARK: The device and the scene

    /// Compact, like a phone in portrait.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Regular, like a phone in portrait.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    // MARK: Locale and time

    /// The locale, by default that of the render's settings.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar, by default that of the locale and the time zone.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone, by default that of the render's settings.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    // MARK: Accessibility settings

    /// The reader's text size, under its former name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.rawValue] }
    }

    public var accessibilityEnabled: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// Whether the reader asks for bold letters. They aren't drawn, which is reported as a problem.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set {
            if newValue == .bold {
                RenderProblems.report(
                    .oncePerRender, "legibilityWeight: bold letters for all texts aren't drawn.", .undrawn)
            }
            self[LegibilityWeightKey.self] = newValue
        }
    }

    // MARK: Controls

    /// Whether controls are enabled; disabled ones are dimmed.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    public var isFocused: Bool { false }

    /// The edit mode of a list.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].binding }
        set { self[EditModeKey.self] = EditModeKey.Shared(newValue) }
    }

    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { RenderSettings.current.locale.locale }
    }

    private enum CalendarKey: EnvironmentKey {
        static var defaultValue: Calendar? { nil }
    }

    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { TimeZone(identifier: RenderSettings.current.timeZone) ?? .gmt }
    }

    private enum OpenURLKey: EnvironmentKey {
        static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
    }

    private enum RefreshKey: EnvironmentKey {
        static var defaultValue: RefreshAction? { nil }
    }

    private enum LegibilityWeightKey: EnvironmentKey {
        static var defaultValue: LegibilityWeight? { .regular }
    }

    private enum HorizontalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .compact }
    }

    private enum VerticalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .regular }
    }

    private enum ScenePhaseKey: EnvironmentKey {
        static var defaultValue: ScenePhase { .active }
    }

    private enum IsEnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private enum ControlSizeKey: EnvironmentKey {
        static var defaultValue: ControlSize { .regular }
    }

    private enum AutocorrectionKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private enum EditModeKey: EnvironmentKey {
        struct Shared {
            let binding: Binding<EditMode>?

            init(_ binding: Binding<EditMode>?) { self.binding = binding }
        }

        static var defaultValue: Shared { Shared(nil) }
    }
}

/// The reader's text size under its former name, from small to large.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }
}

/// The available space along an axis.
public enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The contrast setting.
public enum ColorSchemeContrast: Sendable, CaseIterable, Hashable { case standard, increased }

/// The bold-text setting.
public enum LegibilityWeight: Sendable, Hashable { case regular, bold }

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable, Hashable, Comparable { case mini, small, regular, large, extraLarge }

/// The edit mode of a list.
public enum EditMode: Sendable, Hashable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

extension View {
    /// Disables the controls in this view, which are dimmed.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
