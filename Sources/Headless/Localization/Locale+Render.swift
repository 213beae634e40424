import Rendering

extension Locale {
    /// The locale of the render, which replaces the current one: the machine's isn't read.
    public static var _render: Locale { RenderSettings.current.locale.locale }
}

extension TimeZone {
    /// The time zone of the render; GMT if there is none of that name.
    static var _render: TimeZone { TimeZone(identifier: RenderSettings.current.timeZone) ?? .gmt }
}
