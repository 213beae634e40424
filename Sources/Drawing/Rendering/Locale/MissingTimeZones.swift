internal import Foundation
internal import _FoundationICU

/// Stands in for time zone files that the system lacks, so that an app's own formatters don't trap: images without time
/// zones, systems that leave old names out, and names that no system has.
///
/// A `DateFormatter` that is given a zone or a calendar asks Core Foundation for an object of the zone's name, which is
/// made of a file below `/usr/share/zoneinfo`. It uses the name alone: the rules are ICU's. So objects without rules do.
enum MissingTimeZones {
    /// Gives Core Foundation the zones that Foundation knows and the system doesn't.
    ///
    /// To be called before the program's other threads begin.
    ///
    /// - Returns: Whether Core Foundation has all zones.
    static func supply() -> Bool {
        let usual = RenderSettings().timeZone
        guard let makeZone else { return hasFile(usual) && hasFile("Europe/London") }
        let noRules = NSData(data: fileWithoutRules)
        for name in identifiers + [usual] where !hasFile(name) {
            // Core Foundation keeps it under its name.
            _ = makeZone(nil, NSString(string: name), noRules)
        }
        return true
    }

    /// All names that a `TimeZone` can be made of. `TimeZone.knownTimeZoneIdentifiers` leaves out old ones such as
    /// `US/Pacific`. Core Foundation itself makes the zones of offsets, such as `GMT+0530`.
    private static var identifiers: [String] {
        var status = U_ZERO_ERROR
        let names = swift_ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, nil, nil, &status)
        defer { swift_uenum_close(names) }
        var identifiers: [String] = []
        while let name = swift_uenum_next(names, nil, &status) { identifiers.append(String(cString: name)) }
        return identifiers
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
