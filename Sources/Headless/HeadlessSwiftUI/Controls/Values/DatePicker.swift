import Foundation
import Frames
import Rendering

/// A date with compact fields, in gray after the label.
public struct DatePicker<Label> {
    let date: Date
    let components: DatePickerComponents
    let label: Label
}

extension DatePicker: View where Label: View {
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
    }

    public var body: some View { DatePickerBody(date: date, components: components, label: label) }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }
}

/// The editable parts of a date.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

private struct DatePickerBody<Label: View>: View {
    let date: Date
    let components: DatePickerComponents
    let label: Label
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        HStack {
            if !isLabelHidden {
                label
                Spacer()
            }
            if components.contains(.date) { field(.styles(date: .medium, time: .none)) }
            if components.contains(.hourAndMinute) { field(.styles(date: .none, time: .short)) }
        }
    }

    private func field(_ pattern: DateWriter.Pattern) -> some View {
        let writer = DateWriter(pattern, locale: locale, calendar: locale.calendar, zone: timeZone)
        return Text(verbatim: writer.string(from: date))
            .padding(.horizontal, 11)
            .padding(.vertical, 7)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
}

/// The style of date pickers. A still shows the compact one.
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of date pickers. Graphical and wheel pickers are drawn as compact, which is reported.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let isDrawn = style is DefaultDatePickerStyle || style is CompactDatePickerStyle
        return modifier(_UndrawnModifier(isDrawn ? nil : "\(S.self): date pickers are drawn as compact."))
    }
}
