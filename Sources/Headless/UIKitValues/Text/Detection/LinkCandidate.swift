/// The address in a run of UTF-16 units without spaces, if there is one.
struct LinkCandidate {
    typealias Units = ArraySlice<UInt16>

    /// The address as it appears in the text.
    let units: Units

    /// The address with its scheme.
    let address: String

    init?(_ run: Units) {
        // Most runs are plain words.
        guard run.dropFirst().dropLast().contains(where: { $0 == "." || $0 == ":" }) else { return nil }
        if let found = Self.withScheme(run) {
            self.init(found, scheme: "")
        } else if let found = Self.mail(run) {
            self.init(found, scheme: "mailto:")
        } else if let found = Self.bareDomain(run) {
            self.init(found, scheme: "http://")
        } else {
            return nil
        }
    }

    private init(_ units: Units, scheme: String) {
        self.units = units
        address = scheme + String(decoding: units, as: UTF16.self)
    }

    // MARK: The three forms

    /// `https://getstream.io`
    private static func withScheme(_ run: Units) -> Units? {
        let separator = run.indices.first { index in
            index + 2 < run.endIndex && run[index] == ":" && run[index + 1] == "/" && run[index + 2] == "/"
        }
        guard let separator else { return nil }
        let scheme = run[..<separator].suffix { $0.isASCIILetter }
        let address = trimmed(run[scheme.startIndex...])
        let host = separator + 3
        guard scheme.count > 1, address.endIndex > host, address[host].isLetterOrDigit else { return nil }
        return address
    }

    /// `yoda@dagobah.org`
    private static func mail(_ run: Units) -> Units? {
        guard let at = run.firstIndex(where: { $0 == "@" }) else { return nil }
        let name = run[..<at].suffix { $0.isLetterOrDigit || $0.isOne(of: "._%+-") }.drop { !$0.isLetterOrDigit }
        let domain = trimmed(run[(at + 1)...].prefix { $0.isLetterOrDigit || $0 == "." || $0 == "-" })
        guard !name.isEmpty, isDomain(domain) else { return nil }
        return run[name.startIndex..<domain.endIndex]
    }

    /// `getstream.io/chat`
    private static func bareDomain(_ run: Units) -> Units? {
        // The text after an `@` is a user name.
        guard !run.contains(where: { $0 == "@" }) else { return nil }
        let address = trimmed(run.drop { !$0.isLetterOrDigit })
        let host = address.prefix { !$0.isOne(of: "/?#:") }
        return isDomain(host) ? address : nil
    }

    // MARK: Parts

    /// Removes the punctuation after an address, and closing brackets without an opening one in it.
    private static func trimmed(_ address: Units) -> Units {
        var address = address
        func isUnopened(_ last: UInt16, _ closing: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
            last == closing && address.count { $0 == closing } > address.count { $0 == opening }
        }
        while let last = address.last,
            last.isOne(of: ".,;:!?'*_~") || isUnopened(last, ")", "(") || isUnopened(last, "]", "[")
        {
            address.removeLast()
        }
        return address
    }

    private static func isDomain(_ host: Units) -> Bool {
        let labels = host.split(omittingEmptySubsequences: false) { $0 == "." }
        guard labels.count > 1, let last = labels.last else { return false }
        let areWellFormed = labels.allSatisfy { label in
            label.first?.isLetterOrDigit == true && label.last?.isLetterOrDigit == true
                && label.allSatisfy { $0.isLetterOrDigit || $0 == "-" }
        }
        return areWellFormed && topLevelDomains.contains(String(decoding: last, as: UTF16.self).lowercased())
    }

    /// The common generic domains, and those of countries.
    private static let topLevelDomains = Set(
        """
        com org net edu gov mil int info biz name pro mobi app dev ai xyz online site blog shop store tech cloud
        link page news live club agency studio design media social chat email space website world today life
        group team academy ac ad ae af ag al am ao ar as at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs
        bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et
        eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hm hn hr ht hu id ie il im in
        io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me
        mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg
        ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx
        sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt
        za zm zw
        """.split { $0.isWhitespace }.map(String.init))
}

extension UInt16 {
    /// Whether an address may contain this unit. Scripts that are written without spaces end one.
    var isPartOfLinks: Bool {
        self < 0x80 ? self > 0x20 && self < 0x7F && !isOne(of: "<>\"\\^`{}|") : isLetter
    }

    fileprivate var isASCIILetter: Bool {
        (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }

    fileprivate var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }

    private var isLetter: Bool {
        guard self >= 0x80 else { return isASCIILetter }
        return self < 0x2E80 && Unicode.Scalar(self)?.properties.isAlphabetic == true
    }

    fileprivate func isOne(of scalars: String) -> Bool {
        scalars.utf16.contains(self)
    }

    fileprivate static func == (unit: UInt16, scalar: Unicode.Scalar) -> Bool {
        UInt32(unit) == scalar.value
    }
}

extension ArraySlice<UInt16> {
    fileprivate func suffix(while isIncluded: (UInt16) -> Bool) -> ArraySlice {
        let start = lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex
        return self[start...]
    }
}
