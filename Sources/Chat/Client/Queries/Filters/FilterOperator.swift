/// The operator by which a filter compares values or combines other filters.
public enum FilterOperator: String, Hashable, Sendable, CaseIterable {
    case and = "$and"
    case or = "$or"
    case nor = "$nor"
    case equal = "$eq"
    case notEqual = "$ne"
    case greater = "$gt"
    case greaterOrEqual = "$gte"
    case less = "$lt"
    case lessOrEqual = "$lte"
    case `in` = "$in"
    case notIn = "$nin"
    case query = "$q"
    case autocomplete = "$autocomplete"
    case exists = "$exists"
    case contains = "$contains"
}
