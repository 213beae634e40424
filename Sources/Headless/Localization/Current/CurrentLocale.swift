import CCurrentLocale
import Rendering

// The answers of Foundation's `Locale.current` and related properties: `CCurrentLocale` redirects calls here, in apps
// and in Foundation itself. They are values of the current render; a stored one doesn't change with the next render.

@_silgen_name("messageshot_current_locale")
package func currentLocale() -> Locale { ._render }

@_silgen_name("messageshot_preferred_locales")
package func preferredLocales() -> [Locale] { [._render] }

@_silgen_name("messageshot_preferred_languages")
package func preferredLanguages() -> [String] { [Locale._render.identifier(.bcp47)] }

@_silgen_name("messageshot_current_time_zone")
package func currentTimeZone() -> TimeZone { ._render }

/// The region's default calendar, in the time zone of the render or in the app's own default time zone.
@_silgen_name("messageshot_current_calendar")
package func currentCalendar() -> Calendar {
    var calendar = Calendar(identifier: Locale._render.calendar.identifier)
    calendar.locale = ._render
    calendar.timeZone = DefaultTimeZone.chosen ?? ._render
    return calendar
}
