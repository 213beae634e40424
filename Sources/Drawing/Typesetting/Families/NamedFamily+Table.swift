internal import Foundation

extension NamedFamily {
    /// The families of iOS 17, each with the prefixes of its fonts' PostScript names.
    ///
    /// Apple publishes no line metrics. Those of Courier New and Helvetica are measured in iOS screenshots; the others
    /// come from the fonts' own tables, if known, or from the substitute.
    static let all: [(keys: [String], family: NamedFamily)] = latin + otherScripts

    private static let latin: [(keys: [String], family: NamedFamily)] = [
        (
            ["CourierNewPSMT", "CourierNewPS", "Courier"],
            NamedFamily(
                name: "Courier New", substitute: .typewriter,
                metrics: FontMetrics(
                    ascender: 0.83252, descender: 0.300293, lineHeight: 1.132812, capHeight: 0.571289, xHeight: 0.422852
                ), isNear: true)
        ),
        (
            ["Helvetica"],
            NamedFamily(
                name: "Helvetica", substitute: .grotesque,
                metrics: FontMetrics(
                    ascender: 0.92, descender: 0.23, lineHeight: 1.15, capHeight: 0.72, xHeight: 0.523), isNear: true)
        ),
        (
            ["HelveticaNeue"],
            NamedFamily(
                name: "Helvetica Neue", substitute: nil,
                metrics: FontMetrics(
                    ascender: 0.952, descender: 0.213, lineHeight: 1.193, capHeight: 0.714, xHeight: 0.523))
        ),
        (
            ["ArialMT", "Arial"],
            NamedFamily(
                name: "Arial", substitute: .grotesque,
                metrics: FontMetrics(
                    ascender: 0.905273, descender: 0.211914, lineHeight: 1.149902, capHeight: 0.71582, xHeight: 0.518555
                ))
        ),
        (
            ["ArialHebrew"],
            NamedFamily(
                name: "Arial Hebrew", substitute: .grotesque,
                metrics: FontMetrics(
                    ascender: 0.905273, descender: 0.211914, lineHeight: 1.149902, capHeight: 0.71582, xHeight: 0.518555
                ))
        ),
        (
            ["ArialRoundedMTBold"],
            NamedFamily(
                name: "Arial Rounded MT Bold", substitute: .rounded,
                metrics: FontMetrics(
                    ascender: 0.946289, descender: 0.210938, lineHeight: 1.157227, capHeight: 0.717, xHeight: 0.537))
        ),
        (
            ["TimesNewRomanPSMT", "TimesNewRomanPS", "Times"],
            NamedFamily(
                name: "Times New Roman", substitute: .roman,
                metrics: FontMetrics(
                    ascender: 0.891113, descender: 0.216309, lineHeight: 1.149902, capHeight: 0.662109,
                    xHeight: 0.447266))
        ),
        (
            ["Georgia"],
            NamedFamily(
                name: "Georgia", substitute: .serif,
                metrics: FontMetrics(
                    ascender: 0.916992, descender: 0.219238, capHeight: 0.692383, xHeight: 0.481445), tracking: -0.0069)
        ),
        (
            ["Palatino"],
            NamedFamily(
                name: "Palatino", substitute: .oldstyle,
                metrics: FontMetrics(
                    ascender: 0.732422, descender: 0.283203, lineHeight: 1.349609, capHeight: 0.692, xHeight: 0.469))
        ),
        (
            ["HoeflerText"],
            NamedFamily(
                name: "Hoefler Text", substitute: .garamond,
                metrics: FontMetrics(
                    ascender: 0.720703, descender: 0.27832, capHeight: 0.653, xHeight: 0.405))
        ),
        (
            ["Baskerville"],
            NamedFamily(
                name: "Baskerville", substitute: .garamond,
                metrics: FontMetrics(
                    ascender: 0.897949, descender: 0.246582, capHeight: 0.661, xHeight: 0.399))
        ),
        (
            ["Cochin"],
            NamedFamily(
                name: "Cochin", substitute: .garamond,
                metrics: FontMetrics(
                    ascender: 0.897461, descender: 0.25, capHeight: 0.653, xHeight: 0.405))
        ),
        (
            ["BigCaslon"],
            NamedFamily(
                name: "Big Caslon", substitute: .garamond,
                metrics: FontMetrics(
                    ascender: 0.897461, descender: 0.25, capHeight: 0.653, xHeight: 0.405))
        ),
        (
            ["Copperplate"],
            NamedFamily(
                name: "Copperplate", substitute: .garamond,
                metrics: FontMetrics(
                    ascender: 0.763184, descender: 0.248047, capHeight: 0.602, xHeight: 0.446))
        ),
        (
            ["Papyrus"],
            NamedFamily(
                name: "Papyrus", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 0.939941, descender: 0.601562, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["Didot"],
            NamedFamily(
                name: "Didot", substitute: .didone,
                metrics: FontMetrics(
                    ascender: 0.942383, descender: 0.323242, capHeight: 0.689, xHeight: 0.456))
        ),
        (
            ["BodoniSvtyTwoITCTT"],
            NamedFamily(
                name: "Bodoni 72", substitute: .didone,
                metrics: FontMetrics(
                    ascender: 0.901367, descender: 0.298828, capHeight: 0.689, xHeight: 0.456))
        ),
        (
            ["BodoniSvtyTwoOSITCTT"],
            NamedFamily(
                name: "Bodoni 72 Oldstyle", substitute: .didone,
                metrics: FontMetrics(
                    ascender: 0.901367, descender: 0.298828, capHeight: 0.689, xHeight: 0.456))
        ),
        (
            ["BodoniSvtyTwoSCITCTT"],
            NamedFamily(
                name: "Bodoni 72 Smallcaps", substitute: .didone,
                metrics: FontMetrics(
                    ascender: 0.901367, descender: 0.298828, capHeight: 0.689, xHeight: 0.456))
        ),
        (
            ["Charter"],
            NamedFamily(
                name: "Charter", substitute: .serif,
                metrics: FontMetrics(
                    ascender: 0.97998, descender: 0.23877, capHeight: 0.669, xHeight: 0.475))
        ),
        (
            ["STIXTwoText", "STIXTwoTextRoman"],
            NamedFamily(
                name: "STIX Two Text", substitute: .roman,
                metrics: FontMetrics(
                    ascender: 0.762, descender: 0.238, lineHeight: 1.25, capHeight: 0.656, xHeight: 0.473))
        ),
        (
            [
                "NewYork", "NewYorkSmall", "NewYorkMedium", "NewYorkLarge", ".NewYork", ".SFNewYork",
                ".AppleSystemUIFontSerif",
            ],
            NamedFamily(
                name: "New York", substitute: .serif,
                metrics: FontMetrics(
                    ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359, capHeight: 0.669, xHeight: 0.475))
        ),
        (
            ["Avenir"],
            NamedFamily(
                name: "Avenir", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 1, descender: 0.366, capHeight: 0.708, xHeight: 0.468))
        ),
        (
            ["AvenirNext"],
            NamedFamily(
                name: "Avenir Next", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 1, descender: 0.366, capHeight: 0.708, xHeight: 0.468))
        ),
        (
            ["AvenirNextCondensed"],
            NamedFamily(
                name: "Avenir Next Condensed", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 1, descender: 0.366, capHeight: 0.708, xHeight: 0.468))
        ),
        (
            ["Optima"],
            NamedFamily(
                name: "Optima", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 0.918945, descender: 0.267578, capHeight: 0.7165, xHeight: 0.5065))
        ),
        (
            ["Galvji"],
            NamedFamily(
                name: "Galvji", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 0.938477, descender: 0.263672, capHeight: 0.7165, xHeight: 0.5065))
        ),
        (
            ["TrebuchetMS", "Trebuchet"],
            NamedFamily(
                name: "Trebuchet MS", substitute: .humanist,
                metrics: FontMetrics(
                    ascender: 0.938965, descender: 0.222168, capHeight: 0.7165, xHeight: 0.522949))
        ),
        (
            ["GillSans"],
            NamedFamily(
                name: "Gill Sans", substitute: .johnston,
                metrics: FontMetrics(
                    ascender: 0.917969, descender: 0.22998, capHeight: 0.682129, xHeight: 0.449219))
        ),
        (
            ["Futura"],
            NamedFamily(
                name: "Futura", substitute: .geometric,
                metrics: FontMetrics(
                    ascender: 1.039062, descender: 0.259766, capHeight: 0.760742, xHeight: 0.4105))
        ),
        (
            ["DINAlternate"],
            NamedFamily(
                name: "DIN Alternate", substitute: .johnston,
                metrics: FontMetrics(
                    ascender: 0.942383, descender: 0.22168, capHeight: 0.717773, xHeight: 0.49))
        ),
        (
            ["DINCondensed"],
            NamedFamily(
                name: "DIN Condensed", substitute: .johnston,
                metrics: FontMetrics(
                    ascender: 0.712891, descender: 0.287109, capHeight: 0.712402, xHeight: 0.49))
        ),
        (
            ["Impact"],
            NamedFamily(
                name: "Impact", substitute: nil,
                metrics: FontMetrics(
                    ascender: 1.008789, descender: 0.210449, capHeight: 0.790527, xHeight: 0.664062))
        ),
        (
            ["Verdana"],
            NamedFamily(
                name: "Verdana", substitute: .wide,
                metrics: FontMetrics(
                    ascender: 1.005371, descender: 0.209961, capHeight: 0.727051, xHeight: 0.54541), tracking: 0.0021)
        ),
        (
            ["Menlo"],
            NamedFamily(
                name: "Menlo", substitute: .code,
                metrics: FontMetrics(
                    ascender: 0.928223, descender: 0.23584, capHeight: 0.729004, xHeight: 0.546875))
        ),
        (
            ["Monaco"],
            NamedFamily(
                name: "Monaco", substitute: .code,
                metrics: FontMetrics(
                    ascender: 1, descender: 0.25, capHeight: 0.757812, xHeight: 0.545898))
        ),
        (
            ["SFMono", ".SFMono", ".SFNSMono", ".AppleSystemUIFontMonospaced"],
            NamedFamily(
                name: "SF Mono", substitute: .mono,
                metrics: FontMetrics(
                    ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359, capHeight: 0.70459, xHeight: 0.526367
                ), tracking: 0.018, isNear: true)
        ),
        (
            ["SFProRounded", "SFRounded", ".SFRounded", ".SFUIRounded", ".AppleSystemUIFontRounded"],
            NamedFamily(
                name: "SF Pro Rounded", substitute: .rounded,
                metrics: FontMetrics(
                    ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359, capHeight: 0.70459, xHeight: 0.526367
                ), isNear: true)
        ),
        (
            ["AmericanTypewriter"],
            NamedFamily(
                name: "American Typewriter", substitute: .slab,
                metrics: FontMetrics(
                    ascender: 0.904297, descender: 0.248047, capHeight: 0.684, xHeight: 0.5))
        ),
        (
            ["Rockwell"],
            NamedFamily(
                name: "Rockwell", substitute: .slab,
                metrics: FontMetrics(
                    ascender: 0.904785, descender: 0.269043, capHeight: 0.684, xHeight: 0.468))
        ),
        (
            ["ChalkboardSE"],
            NamedFamily(
                name: "Chalkboard SE", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 1.081055, descender: 0.326172, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["Chalkduster"],
            NamedFamily(
                name: "Chalkduster", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 0.982422, descender: 0.263672, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["MarkerFelt"],
            NamedFamily(
                name: "Marker Felt", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 0.866211, descender: 0.230469, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["Noteworthy"],
            NamedFamily(
                name: "Noteworthy", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 1.290039, descender: 0.30957, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["BradleyHandITCTT"],
            NamedFamily(
                name: "Bradley Hand", substitute: .casual,
                metrics: FontMetrics(
                    ascender: 0.848145, descender: 0.400391, capHeight: 0.675, xHeight: 0.494))
        ),
        (
            ["SnellRoundhand"],
            NamedFamily(
                name: "Snell Roundhand", substitute: .script,
                metrics: FontMetrics(
                    ascender: 0.941895, descender: 0.317871, capHeight: 0.72, xHeight: 0.332))
        ),
        (
            ["Zapfino"],
            NamedFamily(
                name: "Zapfino", substitute: .script,
                metrics: FontMetrics(
                    ascender: 1.876465, descender: 1.500977, capHeight: 0.72, xHeight: 0.332))
        ),
        (
            ["SavoyeLetPlain"],
            NamedFamily(
                name: "Savoye LET", substitute: .script,
                metrics: FontMetrics(
                    ascender: 0.802734, descender: 0.421875, capHeight: 0.72, xHeight: 0.332))
        ),
        (
            ["PartyLetPlain"],
            NamedFamily(
                name: "Party LET", substitute: .script,
                metrics: FontMetrics(
                    ascender: 0.949219, descender: 0.200195, capHeight: 0.72, xHeight: 0.332))
        ),
        (
            ["AcademyEngravedLetPlain"],
            NamedFamily(
                name: "Academy Engraved LET", substitute: .roman,
                metrics: FontMetrics(
                    ascender: 0.75, descender: 0.25, capHeight: 0.662, xHeight: 0.447))
        ),
    ]

    /// Families of other scripts. Their letters come from the bundled fonts for those scripts, Latin ones from Inter.
    private static let otherScripts: [(keys: [String], family: NamedFamily)] =
        ([
            "Al Nile": "AlNile",
            "Apple SD Gothic Neo": "AppleSDGothicNeo",
            "Apple Symbols": "AppleSymbols",
            "Damascus": "Damascus",
            "Devanagari Sangam MN": "DevanagariSangamMN",
            "Euphemia UCAS": "EuphemiaUCAS",
            "Farah": "Farah",
            "Geeza Pro": "GeezaPro",
            "Hiragino Maru Gothic ProN": "HiraMaruProN",
            "Hiragino Mincho ProN": "HiraMinProN",
            "Hiragino Sans": "HiraginoSans",
            "Kailasa": "Kailasa",
            "Kefa": "Kefa",
            "Khmer Sangam MN": "KhmerSangamMN",
            "Kohinoor Bangla": "KohinoorBangla",
            "Kohinoor Devanagari": "KohinoorDevanagari",
            "Kohinoor Gujarati": "KohinoorGujarati",
            "Kohinoor Telugu": "KohinoorTelugu",
            "Lao Sangam MN": "LaoSangamMN",
            "Malayalam Sangam MN": "MalayalamSangamMN",
            "Mishafi": "DiwanMishafi",
            "Mukta Mahee": "MuktaMahee",
            "Myanmar Sangam MN": "MyanmarSangamMN",
            "Noto Nastaliq Urdu": "NotoNastaliqUrdu",
            "Noto Sans Kannada": "NotoSansKannada",
            "Noto Sans Myanmar": "NotoSansMyanmar",
            "Noto Sans Oriya": "NotoSansOriya",
            "PingFang HK": "PingFangHK",
            "PingFang SC": "PingFangSC",
            "PingFang TC": "PingFangTC",
            "Sinhala Sangam MN": "SinhalaSangamMN",
            "Symbol": "Symbol",
            "Tamil Sangam MN": "TamilSangamMN",
            "Thonburi": "Thonburi",
            "Zapf Dingbats": "ZapfDingbatsITC",
        ] as KeyValuePairs).map { name, key in ([key], NamedFamily(name: name, substitute: nil, metrics: .sanFrancisco))
        }
}
