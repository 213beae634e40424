internal import Foundation
internal import _FoundationICU

/// Replaces time zone files that the system lacks, so that an app's formatters don't trap: in containers without time
/// zones, on systems that omit old names, and for names that no system has.
///
/// A `DateFormatter` with a zone or a calendar asks Core Foundation for the zone by name, which reads a file below
/// `/usr/share/zoneinfo`. Only the name is used, because the rules come from ICU, so zones without rules suffice.
enum MissingTimeZones {
    /// Registers the zones with Core Foundation that Foundation knows and the system lacks.
    ///
    /// Call this before the program starts other threads.
    ///
    /// - Returns: Whether Core Foundation has all zones.
    static func supply() -> Bool {
        let usual = RenderSettings().timeZone
        guard let makeZone else { return hasFile(usual) && hasFile("Europe/London") }
        let noRules = NSData(data: fileWithoutRules)
        for name in identifiers + [usual] where !hasFile(name) {
            // Core Foundation caches the zone under its name.
            _ = makeZone(nil, NSString(string: name), noRules)
        }
        return true
    }

    /// All names that `TimeZone` accepts. `TimeZone.knownTimeZoneIdentifiers` omits old ones such as `US/Pacific`. Core
    /// Foundation creates offset zones such as `GMT+0530` itself.
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

    /// `CFTimeZoneCreate`, which is not visible to Swift on Linux; `nil` if Foundation is linked statically.
    private static var makeZone: MakeZone? {
        dlsym(nil, "CFTimeZoneCreate").map { unsafeBitCast($0, to: MakeZone.self) }
    }

    /// A time zone file without rules: one local time type, no transitions, no name (*RFC 8536*, section 3).
    private static var fileWithoutRules: Data {
        var file = Data("TZif".utf8) + Data(count: 52)
        // The number of indicators, of types and of name characters.
        for (place, count) in [(23, 1), (27, 1), (39, 1), (43, 4)] as [(Int, UInt8)] { file[place] = count }
        return file
    }
}
