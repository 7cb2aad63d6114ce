"""Games watched for blunders that anybody at the table would see."""
