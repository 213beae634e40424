/// The words of a page that shows pictures, which depend on what they are compared for.
package struct PageLabels: Sendable, Encodable {
    /// The heading before the name of the package.
    package let heading: String

    /// What a picture is called, in the singular.
    package let noun: String

    /// The names of outcomes in the order of the page's buttons.
    package let outcomes: [Outcome]

    /// The names of the two pictures.
    package let expected, actual: String

    /// The name of the only picture, by its outcome.
    package let alone: [String: String]

    /// The names of the facts: where a picture is declared, and its own name.
    package let source, name: String

    /// The heading above the message of a picture without changes in words.
    package let message: String

    /// What is said of pictures that aren't on the page.
    package let passed: String

    /// The sentence of a page without pictures. `COUNT` is replaced by the number of those that passed.
    package let nothing: String

    /// Whether the smallest part that differs is above the whole pictures.
    package let isMinimalFirst: Bool

    /// What the page shows without scripts.
    package let withoutScripts: String

    package struct Outcome: Sendable, Encodable {
        package let key, word: String

        package init(key: String, word: String) {
            self.key = key
            self.word = word
        }
    }

    package init(
        heading: String, noun: String, outcomes: [Outcome], expected: String, actual: String, alone: [String: String],
        source: String, name: String, message: String, passed: String, nothing: String, isMinimalFirst: Bool,
        withoutScripts: String
    ) {
        self.heading = heading
        self.noun = noun
        self.outcomes = outcomes
        (self.expected, self.actual, self.alone) = (expected, actual, alone)
        (self.source, self.name, self.message) = (source, name, message)
        (self.passed, self.nothing) = (passed, nothing)
        self.isMinimalFirst = isMinimalFirst
        self.withoutScripts = withoutScripts
    }
}
