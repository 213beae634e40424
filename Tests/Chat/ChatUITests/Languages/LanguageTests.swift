import ChatLook
import ChatModels
import Frames
import Rendering
import Synchronization
import UIKitValues
import XCTest

/// The texts of every language.
final class LanguageTests: XCTestCase {
    private static let forms = PluralRule.Form.allCases.map(\.rawValue)

    /// The key of a text without the suffix of a plural form.
    private func base(_ key: String) -> String {
        guard let dot = key.lastIndex(of: "."), Self.forms.contains(String(key[key.index(after: dot)...])) else {
            return key
        }
        return String(key[..<dot])
    }

    /// The arguments of a text by their numbers, from 1.
    private func arguments(_ text: String) -> [Int] {
        var next = 0
        return text.matches(of: /%(?:(\d)\$)?[@d]/).map { match in
            next += 1
            return match.1.flatMap { Int($0) } ?? next
        }
    }

    func testTenLanguagesBesideEnglish() {
        XCTAssertEqual(
            ComponentLanguage.all.map(\.code), ["ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pt"])
        XCTAssertEqual(SystemText.languages, ComponentLanguage.all.map(\.code).filter { $0 != "en" })
    }

    func testEveryLanguageHasEveryText() {
        let english = Set(EnglishTexts.all.keys.map(base))
        for language in ComponentLanguage.all {
            let keys = Set(language.texts().keys.map(base))
            XCTAssertEqual(english.subtracting(keys).sorted(), [], "missing in \(language.name)")
            XCTAssertEqual(keys.subtracting(english).sorted(), [], "unknown in \(language.name)")
            for (key, text) in language.texts() {
                XCTAssertFalse(
                    text.trimmingCharacters(in: .whitespaces).isEmpty && key != "channel.name.separator", key)
            }
        }
    }

    /// A text without a number needs no argument: the forms for none, one and two.
    func testEveryTextHasItsArguments() {
        for language in ComponentLanguage.all {
            for (key, text) in language.texts() {
                let english = ComponentLanguage.english.text(for: base(key))
                let wanted = arguments(english)
                let found = Set(arguments(text))
                let name = "\(language.name), \(key): \(text)"
                XCTAssertTrue(found.isSubset(of: Set(wanted)), name)
                if ["zero", "one", "two"].contains(where: { key.hasSuffix(".\($0)") }) { continue }
                XCTAssertEqual(found, Set(wanted), name)
            }
        }
    }

    /// A text with plural forms has exactly those that its language needs for the numbers from 1.
    func testEveryTextWithANumberHasItsForms() {
        for language in ComponentLanguage.all where language.code != "en" {
            let needed = Set((1...203).map { language.plural.form(for: $0).rawValue })
            let texts = language.texts()
            let counted = Set(texts.keys.filter { base($0) != $0 }.map(base))
            for key in counted.sorted() {
                let there = Set(Self.forms.filter { texts["\(key).\($0)"] != nil })
                XCTAssertEqual(there.subtracting(["zero"]), needed, "\(language.name), \(key)")
                XCTAssertNil(texts[key], "\(language.name), \(key) has forms and a text without")
            }
        }
    }

    // MARK: Looking up

    private func inLocale<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
        try RenderSettings.withCurrent(RenderSettings(locale: locale), operation: body)
    }

    func testNumbersChooseTheirForms() {
        let threads = ["zero", "one", "two", "few", "many", "hundred"]
        let numbers = [0, 1, 2, 7, 25, 100]
        let arabic = inLocale("ar_EG") { numbers.map { L10n.Message.Threads.count($0) } }
        XCTAssertEqual(
            arabic, ["لا توجد ردود", "رد واحد", "ردان", "٧ ردود", "٢٥ ردًا", "١٠٠ رد"], "\(threads)")
        XCTAssertEqual(
            inLocale("ar") { L10n.Message.Threads.count(25) }, "25 ردًا", "0 to 9 unless the region has others")
        XCTAssertEqual(
            inLocale("de") { [0, 1, 2].map { L10n.Message.Threads.count($0) } },
            ["Keine Antworten", "1 Antwort", "2 Antworten"])
        XCTAssertEqual(inLocale("fr") { L10n.Polls.Sheet.votes(0) }, "0 vote")
        XCTAssertEqual(inLocale("ja") { [1, 2].map(L10n.Polls.Sheet.votes) }, ["1票", "2票"])
        XCTAssertEqual(inLocale("de") { [1, 2].map(L10n.Polls.Sheet.votes) }, ["1 Stimme", "2 Stimmen"])
        XCTAssertEqual(
            inLocale("en_US") { [1, 2].map(L10n.Polls.Sheet.votes) }, ["1 votes", "2 votes"], "as in the SDK")
    }

    func testSeveralArguments() {
        XCTAssertEqual(inLocale("ar") { L10n.Message.Title.group(members: 2, online: 1) }, "عضوان، المتصلون: 1")
        XCTAssertEqual(inLocale("de") { L10n.Message.Title.group(members: 1, online: 0) }, "1 Mitglied, 0 online")
        XCTAssertEqual(inLocale("hi") { L10n.Gallery.page(2, of: 5) }, "5 में से 2")
        let users = ["Ana", "Ben", "Chloé"].map { ChatUser(id: $0, name: $0) }
        let typing = (1...3).map { count in
            inLocale("de") { L10n.MessageList.TypingIndicator.typing(Array(users.prefix(count))) }
        }
        XCTAssertEqual(
            typing, ["Ana schreibt", "Ana und 1 weitere Person schreiben", "Ana und 2 weitere schreiben"])
        XCTAssertEqual(L10n.filled("%2$@ %1$@ %3$@ %0$@ %", ["a", "b"]), "b a %3$@ %0$@ %")
    }

    func testRegionsHaveTheTextsOfTheirLanguage() {
        for locale in ["de", "de_AT", "de-CH", "DE_de", "de_DE@currency=EUR"] {
            XCTAssertEqual(inLocale(locale) { L10n.Dates.yesterday }, "Gestern", locale)
        }
        XCTAssertEqual(inLocale("pt_PT") { L10n.Dates.yesterday }, "Ontem")
        XCTAssertEqual(inLocale("en_GB") { L10n.Dates.yesterday }, "Yesterday")
    }

    func testALanguageWithoutTextsIsEnglishAndReportedOnce() {
        let reported = Mutex<[String]>([])
        let texts = RenderProblems.withHandler({ line in reported.withLock { $0.append(line) } }) {
            inLocale("cy_GB") { [L10n.Dates.yesterday, L10n.Dates.today, SystemText.back.localized] }
        }
        XCTAssertEqual(texts, ["Yesterday", "Today", "Back"])
        XCTAssertEqual(
            reported.withLock { $0 },
            [
                "The components are not translated into the language of “cy_GB”; their texts are English. "
                    + "Available are ar, de, en, es, fr, hi, it, ja, ko, nl, pt."
            ])
    }

    // MARK: Texts of an app

    private func providing(_ own: [String: String], in locale: String, _ body: () -> String) -> String {
        ConfigurationScope.run {
            let standard = ConfigurationScope.current[LocalizationProvider.self]
            ConfigurationScope.current[LocalizationProvider.self] = { key, table in own[key] ?? standard(key, table) }
            return inLocale(locale, body)
        }
    }

    func testTheTextsOfAnApplicationComeFirst() {
        let own = ["dates.yesterday": "Gestern!", "message.polls.votes": "%d mal", "message.threads.count.one": "eine"]
        XCTAssertEqual(providing(own, in: "de") { L10n.Dates.yesterday }, "Gestern!")
        XCTAssertEqual(providing(own, in: "de") { L10n.Dates.today }, "Heute", "others are ours")
        XCTAssertEqual(providing(own, in: "de") { L10n.Polls.Sheet.votes(2) }, "2 mal", "one text for all numbers")
        XCTAssertEqual(providing(own, in: "de") { L10n.Message.Threads.count(1) }, "eine")
        XCTAssertEqual(providing(own, in: "de") { L10n.Message.Threads.count(2) }, "2 Antworten")
    }

    // MARK: Names, numbers, quotations

    func testNamesAreJoinedAsTheLanguageDoes() {
        func name(_ locale: String, _ names: [String]) -> String? {
            let members = names.map { ChatChannelMember(user: ChatUser(id: $0, name: $0)) }
            let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "!members-x"), lastActiveMembers: members)
            return inLocale(locale) {
                ChannelName.text(of: channel, forCurrentUserId: nil, words: .localized)
            }
        }
        XCTAssertEqual(name("de", ["Leia", "Luke"]), "Leia und Luke")
        XCTAssertEqual(name("ar", ["عمر", "نور"]), "عمر ونور", "the word is written with the name")
        XCTAssertEqual(name("ja", ["A", "B", "C"]), "A、B と他1人")
        XCTAssertEqual(name("ar", ["A", "B", "C", "D", "E"]), "A، B و3 آخرون")
        XCTAssertEqual(name("it", ["A", "B", "C"]), "A, B e un altro")
    }

    func testNumbersAreWrittenAsInTheRegion() {
        XCTAssertEqual(inLocale("ar_EG") { LocalizedNumber.inDigits("01:05") }, "٠١:٠٥")
        XCTAssertEqual(inLocale("ar_MA") { LocalizedNumber.text(12) }, "12")
        XCTAssertEqual(inLocale("fa") { LocalizedNumber.text(12) }, "۱۲")
        XCTAssertEqual(inLocale("de") { LocalizedNumber.percentage(46) }, "46\u{A0}%")
        XCTAssertEqual(LocalizedNumber.percentage(46), "46%")
        XCTAssertEqual(
            inLocale("fr") { L10n.ChannelList.nothingFound(for: "a") }, "Aucun résultat pour «\u{A0}a\u{A0}»")
        XCTAssertEqual(L10n.ChannelList.nothingFound(for: "a"), "No results for \"a\"")
        XCTAssertEqual(inLocale("de") { SystemText.noResultsFor.localized("a %@") }, "Keine Ergebnisse für „a %@“")
    }

    /// The values are those of the Unicode CLDR: Spanish groups numbers of five digits and more, Hindi by two.
    func testLargeNumbersAreGrouped() {
        let expected = [
            "ar": "12,345", "ar_EG": "١٢٬٣٤٥", "de": "12.345", "de_CH": "12’345", "en": "12,345", "es": "12.345",
            "fr": "12\u{202F}345", "hi": "12,345", "it": "12.345", "ja": "12,345", "ko": "12,345", "nl": "12.345",
            "pt": "12.345", "pt_PT": "12\u{A0}345",
        ]
        for (locale, number) in expected {
            inLocale(locale) {
                XCTAssertEqual(LocalizedNumber.text(12_345), number, locale)
                XCTAssertTrue(L10n.Message.Title.group(members: 12_345, online: 1).contains(number), locale)
                for text in [
                    L10n.Message.Threads.count(12_345), L10n.Polls.Sheet.votes(12_345),
                    L10n.Message.Unread.count(12_345), L10n.MessageList.jumpToUnreadButton(12_345),
                    L10n.ChannelList.found(12_345),
                    L10n.Reactions.numberOfReactions(12_345), L10n.Gallery.page(1, of: 12_345),
                    L10n.ThreadList.newThreads(12_345), ChannelName.Words.localized.andMore(12_345),
                ] {
                    XCTAssertTrue(text.contains(number), "\(locale): \(text)")
                }
            }
        }
        XCTAssertEqual(LocalizedNumber.text(12_345), "12,345")
        XCTAssertEqual(LocalizedNumber.text(-999), "-999")
        XCTAssertEqual(inLocale("es") { LocalizedNumber.text(2024) }, "2024")
        XCTAssertEqual(inLocale("hi") { LocalizedNumber.text(1_234_567) }, "12,34,567")
        XCTAssertEqual(inLocale("de") { LocalizedNumber.percentage(1200) }, "1.200\u{A0}%")
        XCTAssertEqual(inLocale("de") { LocalizedNumber.text(1234.5) }, "1.234,5")
        XCTAssertEqual(LocalizedNumber.text(1234.5), "1,234.5")
        XCTAssertEqual(FileSizeText.text(bytes: 5_000_000_000_000_000_000, words: .localized), "5,000 PB")
    }

    // MARK: Pseudolocales

    func testPseudoLanguagesAreMadeOfEnglish() {
        XCTAssertEqual(inLocale("en_XA") { L10n.Message.Threads.count(2) }, "[2 Ţĥŕéåð Ŕéþļîéš one two three four]")
        XCTAssertEqual(
            inLocale("en-x-double") { L10n.Message.Title.group(members: 1234, online: 2) },
            "1,234 members, 2 online 1,234 members, 2 online")
        XCTAssertEqual(inLocale("en-x-bounded") { L10n.Composer.Placeholder.message }, "[# Send a message #]")
        XCTAssertEqual(inLocale("ar-XB") { L10n.you }, "\u{200F}\u{202E}You\u{202C}\u{200F}")
        XCTAssertEqual(inLocale("en_XA") { SystemText.cancel.localized }, "[Çåñçéļ one two]")
        XCTAssertEqual(inLocale("en_XA") { L10n.Message.Threads.count(0) }, "[Ñö Ţĥŕéåð Ŕéþļîéš one two three four]")
        for pseudo in ComponentLanguage.pseudo {
            for (key, english) in EnglishTexts.all where english.contains(where: \.isLetter) {
                let text = pseudo.text(for: key)
                XCTAssertNotEqual(text, english, key)
                XCTAssertEqual(Set(arguments(text)), Set(arguments(english)), "\(pseudo.code), \(key): \(text)")
            }
        }
    }

    /// A region's digits are those of the system's own formats.
    func testDigitsAreThoseOfTheSystem() {
        for identifier in Locale.availableIdentifiers.sorted() {
            let expected = 1_234_567_890.formatted(.number.locale(Locale(identifier: identifier)))
            XCTAssertEqual(inLocale(identifier) { LocalizedNumber.text(1_234_567_890) }, expected, identifier)
        }
    }
}
