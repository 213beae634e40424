internal import Foundation

/// Stands in for the system's time zone files, so that an app's own formatters don't trap where an image lacks them.
///
/// A `DateFormatter` that is given a zone or a calendar asks Core Foundation for an object of the zone's name, which is
/// made of a file below `/usr/share/zoneinfo`. It uses the name alone: the rules are ICU's. So objects without rules do.
enum MissingTimeZones {
    /// Gives Core Foundation the zones that Foundation knows, unless the system's files are there.
    ///
    /// To be called before the program's other threads begin.
    ///
    /// - Returns: Whether Core Foundation has all zones.
    static func supply() -> Bool {
        let usual = RenderSettings().timeZone
        if hasFile(usual), hasFile("Europe/London") { return true }
        guard let makeZone else { return false }
        let noRules = NSData(data: fileWithoutRules)
        for name in TimeZone.knownTimeZoneIdentifiers + [usual] where !hasFile(name) {
            // Core Foundation keeps it under its name.
            _ = makeZone(nil, NSString(string: name), noRules)
        }
        return true
    }

    private static func hasFile(_ zone: String) -> Bool {
        var status = stat()
        return stat("/usr/share/zoneinfo/\(zone)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && status.st_size > 0
    }

    private typealias MakeZone = @convention(c) (OpaquePointer?, AnyObject, AnyObject) -> OpaquePointer?

    /// `CFTimeZoneCreate`, which Swift doesn't see on Linux; `nil` in programs that Foundation is linked into.
    private static var makeZone: MakeZone? {
        dlsym(nil, "CFTimeZoneCreate").map { unsafeBitCast($0, to: MakeZone.self) }
    }

    /// A zone that is Greenwich's: one type of local time, without transitions and a name (*RFC 8536*, section 3).
    private static var fileWithoutRules: Data {
        var file = Data("TZif".utf8) + Data(count: 52)
        // The numbers of the types' flags, of the types and of the names' letters.
        for (place, count) in [(23, 1), (27, 1), (39, 1), (43, 4)] as [(Int, UInt8)] { file[place] = count }
        return file
    }
}
