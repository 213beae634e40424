internal import Foundation

extension FuzzTarget {
    /// Mutates the bytes of a seed.
    package static func bytes(words: [String] = []) -> Maker {
        { seeds, random in
            let seed = seeds.isEmpty ? Data() : random.pick(seeds)
            return ByteMutation.mutate(seed, seeds: seeds, words: words, &random)
        }
    }

    /// Mutates values of a seed that is a JSON or YAML document; most results are written as JSON.
    package static func values(asYAML canBeYAML: Bool = true) -> Maker {
        { seeds, random in
            guard !seeds.isEmpty, var tree = Tree(random.pick(seeds)) else { return Data() }
            tree.mutate(&random)
            return canBeYAML && random.oneIn(3) ? tree.yaml : tree.json
        }
    }

    /// Generates documents that conform to a schema, half of them with mutated values.
    package static func documents(_ generator: SchemaGenerator, asYAML canBeYAML: Bool = true) -> Maker {
        { _, random in
            var tree = generator.document(&random)
            if random.oneIn(2) { tree.mutate(&random) }
            return canBeYAML && random.oneIn(3) ? tree.yaml : tree.json
        }
    }

    /// Mutates values in some lines of a seed with one JSON document per line; omits some lines and repeats others.
    package static func lines() -> Maker {
        { seeds, random in
            guard !seeds.isEmpty else { return Data() }
            var result = Data()
            for line in random.pick(seeds).split(separator: UInt8(ascii: "\n")) {
                for _ in 0..<random.pick([1, 1, 1, 1, 1, 1, 0, 2]) {
                    if var tree = Tree(Data(line), name: "line.json"), random.oneIn(2) {
                        tree.mutate(&random)
                        result += tree.json
                    } else {
                        result += line
                    }
                    result.append(UInt8(ascii: "\n"))
                }
            }
            return result
        }
    }
}
