#include "CCurrentLocale.h"

// On iOS the current locale, calendar and time zone are the phone's. Foundation on Linux always has the locale `en_001`
// and the machine's zone, and no way to set either. So these symbols replace Foundation's: the program's own code and
// Foundation's libraries call the functions in Localization instead.
//
// They are weak: a program with a statically linked Foundation uses Foundation's. Each is a single jump, so that
// arguments and results are passed as in Swift.

#if defined(__ELF__) && defined(__x86_64__)
#define JUMP(function) "jmp " function "@PLT\n"
#elif defined(__ELF__) && defined(__aarch64__)
#define JUMP(function) "b " function "\n"
#endif

#ifdef JUMP

#define REPLACE(symbol, function) \
    __asm__(".text\n.weak " symbol "\n.type " symbol ", %function\n" symbol ":\n" JUMP(function))

// Locale.current, .autoupdatingCurrent, .preferredLanguages and .preferredLocales
REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "messageshot_current_locale");
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "messageshot_current_locale");
REPLACE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "messageshot_preferred_languages");
REPLACE("$s20FoundationEssentials6LocaleV16preferredLocalesSayACGvgZ", "messageshot_preferred_locales");
// Calendar.current and .autoupdatingCurrent
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "messageshot_current_calendar");
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "messageshot_current_calendar");
// TimeZone.current and .autoupdatingCurrent
REPLACE("$s20FoundationEssentials8TimeZoneV7currentACvgZ", "messageshot_current_time_zone");
REPLACE("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", "messageshot_current_time_zone");
// NSLocalizedString(_:tableName:bundle:value:comment:)
REPLACE(
    "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
    "messageshot_localized_string");
// String.localizedStringWithFormat(_:_:)
REPLACE("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "messageshot_localized_format");

#endif
