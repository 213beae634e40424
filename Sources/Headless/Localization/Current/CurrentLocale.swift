import CCurrentLocale
import Rendering

// What Foundation's `Locale.current` and its relatives answer: `CCurrentLocale` leads their callers here, in apps and in
// Foundation itself. The values are those of the render at the moment; who keeps one keeps it.

@_silgen_name("messageshot_current_locale")
package func currentLocale() -> Locale { ._render }

@_silgen_name("messageshot_preferred_locales")
package func preferredLocales() -> [Locale] { [._render] }

@_silgen_name("messageshot_preferred_languages")
package func preferredLanguages() -> [String] { [Locale._render.identifier(.bcp47)] }

@_silgen_name("messageshot_current_time_zone")
package func currentTimeZone() -> TimeZone { ._render }

/// The calendar that is usual in the region, in the time zone of the render or the one that the app has made its default.
@_silgen_name("messageshot_current_calendar")
package func currentCalendar() -> Calendar {
    var calendar = Calendar(identifier: Locale._render.calendar.identifier)
    calendar.locale = ._render
    calendar.timeZone = DefaultTimeZone.chosen ?? ._render
    return calendar
}
