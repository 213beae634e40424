import Rendering

extension Locale {
    /// The locale of the render, which takes the place of the current one: nothing is asked of the machine.
    public static var _render: Locale { RenderSettings.current.locale.locale }
}

extension TimeZone {
    /// The time zone of the render; Greenwich's if there is none of its name.
    static var _render: TimeZone { TimeZone(identifier: RenderSettings.current.timeZone) ?? .gmt }
}
